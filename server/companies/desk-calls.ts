import * as z from 'zod/mini'
import { email } from '#shop/customer/customer.ts'
import { day, domainsForm, month, officeForm } from '#shop/people/company-form.ts'
import { statementAnswer } from '../answers/company-statement.ts'
import {
  companyCloseAnswer,
  companyCreateAnswer,
  companyRowAnswer,
  deskCompanyAnswer,
  newAllowanceAnswer,
  newDomainsAnswer,
} from '../answers/desk-company.ts'
import { act, read } from '../calls/desk-hook.ts'
import { euros, id, nothing, reason } from '../calls/hook-fields.ts'
import { companyCollection, companyOne } from './desk-view.ts'
import { companyClose, companyCreate, companyUpdate } from './office-acts.ts'
import { company, onCompany, onCompanyRefuses as refuses } from './on-company.ts'
import { companyManagerUpdate, companyMemberAllow, companyMemberDelete } from './people-acts.ts'
import { companyStatementOne } from './statement.ts'
import { companyAllowanceUpdate, companyDomainsUpdate, companyPaymentCreate } from './terms-acts.ts'

const member = z.extend(company, { customerId: id })
const found = ['company-not-found'] as const
const placed = ['region-not-found', 'nothing-changes'] as const

export const companyDeskHooks = {
  'company-collection': read(nothing, companyCollection, {
    says: 'Every office with its people and what its company owes; closed ones last.',
    answers: z.array(companyRowAnswer),
    isReport: true,
  }),
  'company-one': read(company, companyOne, {
    says: 'One office: address, domains, allowance, people, and what is owed and paid by month. People are told to those who may change them.',
    answers: deskCompanyAnswer,
    refuses: found,
    isReport: true,
  }),
  'company-statement-one': read(z.extend(company, { month }), companyStatementOne, {
    says: 'What a company owes for a month by person and day, and what came in for it.',
    answers: statementAnswer,
    refuses: found,
    isReport: true,
  }),
  'company-create': act(
    z.extend(officeForm, {
      ...domainsForm.shape,
      onAccount: z.boolean(),
      like: z.optional(id),
    }),
    companyCreate,
    {
      says: 'Opens an office; `like` names another one whose terms it takes over.',
      answers: companyCreateAnswer,
      refuses: [...found, 'region-not-found'],
    },
  ),
  'company-update': act(z.extend(onCompany, officeForm.shape), companyUpdate, {
    says: 'Names an office anew, or moves it.',
    answers: z.null(),
    refuses: [...refuses, ...placed],
  }),
  'company-close': act(z.extend(onCompany, { reason }), companyClose, {
    says: 'Closes an office to which no open order goes, and ends its memberships.',
    answers: companyCloseAnswer,
    refuses: [...refuses, 'company-has-orders'],
  }),
  'company-domains-update': act(z.extend(onCompany, domainsForm.shape), companyDomainsUpdate, {
    says: 'Says whose e-mail lets people join, and for whom the company pays.',
    answers: newDomainsAnswer,
    refuses: [...refuses, 'nothing-changes'],
  }),
  'company-allowance-update': act(
    z.extend(onCompany, {
      allowance: euros(0, 'The most that it pays for a person and a day.'),
      from: day,
      reason,
    }),
    companyAllowanceUpdate,
    {
      says: 'Changes the allowance for deliveries from a day on. What is ordered already keeps what it was promised.',
      answers: newAllowanceAnswer,
      refuses: [...refuses, 'nothing-changes', 'day-too-far'],
    },
  ),
  'company-manager-update': act(
    z.extend(member, { isManager: z.boolean() }),
    companyManagerUpdate,
    {
      says: 'Lets a person of a company see what it owes, or no longer.',
      answers: z.null(),
      refuses: [...found, 'member-not-found', 'member-not-proven', 'nothing-changes'],
    },
  ),
  'company-member-delete': act(z.extend(member, { reason }), companyMemberDelete, {
    says: 'Ends a membership: the company pays for nothing new, and the mailbox cannot join again.',
    answers: z.null(),
    refuses: [...found, 'member-not-found'],
  }),
  'company-member-allow': act(z.extend(company, { email }), companyMemberAllow, {
    says: 'Lets a mailbox that was taken out join again.',
    answers: z.null(),
    refuses: [...found, 'member-not-removed'],
  }),
  'company-payment-create': act(
    z.extend(company, {
      month,
      amount: z.number().check(z.gte(-100_000), z.lte(100_000)),
      paidOn: day,
      reason,
    }),
    companyPaymentCreate,
    {
      says: 'Notes what came in from a company for a month, in euros.',
      answers: z.null(),
      refuses: [...found, 'nothing-changes', 'day-too-far'],
    },
  ),
}
