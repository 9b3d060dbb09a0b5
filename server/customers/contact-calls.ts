import { contactForm, employeeRanges, partnershipForm } from '#shop/contact.ts'
import { receivedAnswer } from '../answers/content.ts'
import { type Department, hook } from '../calls/hook.ts'
import { contactCreate, partnershipCreate } from './contact.ts'

export const contactHooks = {
  'contact-create': hook(contactForm, contactCreate, {
    says: 'Saves a message to the shop.',
    answers: receivedAnswer,
    limit: 'message',
  }),
  'partnership-create': hook(partnershipForm, partnershipCreate, {
    says: `Saves a company's request to order for its employees; employees takes ${employeeRanges.join(', ')} and nothing else.`,
    answers: receivedAnswer,
    limit: 'message',
  }),
} satisfies Department
