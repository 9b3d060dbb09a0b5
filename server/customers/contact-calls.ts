import { contactForm, employeeRanges, partnershipForm } from '#shop/contact.ts'
import { type Department, hook } from '../calls/hook.ts'
import { contactCreate, partnershipCreate } from './contact.ts'

/** The calls of those who write to the shop without an order. */
export const contactHooks = {
  'contact-create': hook(contactForm, contactCreate, {
    says: 'Keeps a message to the shop.',
    answers: 'ReceivedAnswer',
    limit: 'message',
  }),
  'partnership-create': hook(partnershipForm, partnershipCreate, {
    says: `Keeps a company's request to work with the shop; employees takes ${employeeRanges.join(', ')} and nothing else.`,
    answers: 'ReceivedAnswer',
    limit: 'message',
  }),
} satisfies Department
