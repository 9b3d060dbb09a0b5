import * as z from 'zod/mini'
import { type Department, hook } from '../calls/hook.ts'
import { id, nothing, slug } from '../calls/hook-fields.ts'
import {
  customerSpotCollection,
  customerSpotCreate,
  customerSpotDelete,
  spotOne,
} from './offices.ts'
import { companyReportOne } from './report.ts'

const month = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/))

/** The calls of companies and of those who order to an office. */
export const companyHooks = {
  'spot-one': hook(z.object({ spot: slug }), spotOne, {
    says: "A company's public name and welcome.",
    answers: 'SpotOneAnswer',
    refuses: ['spot-not-found'],
    shared: true,
  }),
  'customer-spot-collection': hook(nothing, customerSpotCollection, {
    says: 'The offices that the caller belongs to, with what their companies bear.',
    answers: '{ spots: CustomerSpotAnswer[] }',
    customer: true,
  }),
  'customer-spot-create': hook(z.object({ spot: slug }), customerSpotCreate, {
    says: 'The caller joins a company, where their e-mail is of its domains. Answers all their offices.',
    answers: '{ spots: CustomerSpotAnswer[] }',
    customer: true,
    refuses: ['spot-not-found', 'spot-not-allowed'],
  }),
  'customer-spot-delete': hook(z.object({ spotId: id }), customerSpotDelete, {
    says: 'The caller leaves an office; its orders stay as they are. Answers the other offices.',
    answers: '{ spots: CustomerSpotAnswer[] }',
    customer: true,
  }),
  'company-report-one': hook(z.object({ spot: slug, month }), companyReportOne, {
    says: 'What a company owes for a month, for its managers alone: money and counts, never meals.',
    answers: 'CompanyReportAnswer',
    customer: true,
    refuses: ['spot-not-found'],
  }),
} satisfies Department
