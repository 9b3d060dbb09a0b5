import * as z from 'zod/mini'
import { companyMemberAnswer, companyReportAnswer } from '../answers/company.ts'
import { customerSpotAnswer, spotOneAnswer } from '../answers/spot.ts'
import { type Department, hook } from '../calls/hook.ts'
import { id, nothing, slug } from '../calls/hook-fields.ts'
import { companyMemberCollection, companyMemberDelete } from './members.ts'
import {
  customerSpotCollection,
  customerSpotCreate,
  customerSpotDelete,
  spotOne,
} from './offices.ts'
import { companyReportOne } from './report.ts'

const month = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/))

export const companyHooks = {
  'spot-one': hook(z.object({ spot: slug }), spotOne, {
    says: "Answers a company's public name and welcome.",
    answers: spotOneAnswer,
    refuses: ['spot-not-found'],
    shared: true,
  }),
  'customer-spot-collection': hook(nothing, customerSpotCollection, {
    says: "Lists the customer's offices with what their companies pay.",
    answers: z.strictObject({ spots: z.array(customerSpotAnswer) }),
    customer: true,
  }),
  'customer-spot-create': hook(z.object({ spot: slug }), customerSpotCreate, {
    says: "Joins a company, if the customer's e-mail is of its domains. Answers all the customer's offices.",
    answers: z.strictObject({ spots: z.array(customerSpotAnswer) }),
    customer: true,
    refuses: ['spot-not-found', 'spot-not-allowed'],
  }),
  'customer-spot-delete': hook(z.object({ spotId: id }), customerSpotDelete, {
    says: "Leaves an office; orders to it stay as they are. Answers the customer's other offices.",
    answers: z.strictObject({ spots: z.array(customerSpotAnswer) }),
    customer: true,
  }),
  'company-report-one': hook(z.object({ spot: slug, month }), companyReportOne, {
    says: "Answers what a company owes for a month, in money and counts. Only the company's managers may ask.",
    answers: companyReportAnswer,
    customer: true,
    refuses: ['spot-not-found'],
  }),
  'company-member-collection': hook(z.object({ spot: slug }), companyMemberCollection, {
    says: "Lists a company's people. Only the company's managers may ask.",
    answers: z.strictObject({ members: z.array(companyMemberAnswer) }),
    customer: true,
    refuses: ['spot-not-found'],
  }),
  'company-member-delete': hook(z.object({ spot: slug, customerId: id }), companyMemberDelete, {
    says: "Ends an employee's membership of a company, which then pays nothing more for them; the mailbox cannot join again. Only the company's managers may. A manager is refused as spot-not-allowed.",
    answers: z.strictObject({ members: z.array(companyMemberAnswer) }),
    customer: true,
    refuses: ['spot-not-found', 'spot-not-allowed'],
  }),
} satisfies Department
