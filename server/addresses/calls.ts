import * as z from 'zod/mini'
import { addressDetails } from '#shop/address.ts'
import { regionInterestForm } from '#shop/region-interest.ts'
import { type Department, hook } from '../calls/hook.ts'
import { id, nothing } from '../calls/hook-fields.ts'
import {
  regionInterestConfirm,
  regionInterestCreate,
  regionInterestDelete,
} from './region-interest.ts'
import {
  customerAddressCollection,
  customerAddressCreate,
  customerAddressDelete,
  customerAddressUpdate,
} from './saved.ts'
import { addressSuggestionCollection, regionOne } from './suggestions.ts'

const address = z.extend(addressDetails, { suggestionId: z.optional(id) })
const addressId = z.object({ addressId: id })
const token = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) })

/** The calls about where meals are brought: suggestions, saved addresses, and places not served yet. */
export const addressHooks = {
  'address-suggestion-collection': hook(
    z.object({ q: z.string().check(z.trim(), z.minLength(2), z.maxLength(100)) }),
    addressSuggestionCollection,
    {
      says: 'At most eight addresses in Attica that begin like what was typed.',
      answers: '{ suggestions: SuggestionAnswer[] }',
      shared: true,
    },
  ),
  'region-one': hook(
    z.object({
      suggestionId: z.optional(id),
      postcode: z.optional(z.string().check(z.regex(/^\d{3} ?\d{2}$/))),
    }),
    regionOne,
    {
      says: 'The spot that serves a suggestion or a postcode; where both are given, the suggestion counts.',
      answers: 'RegionAnswer',
      refuses: ['suggestion-not-found', 'region-not-found'],
      shared: true,
    },
  ),
  'customer-address-collection': hook(nothing, customerAddressCollection, {
    says: 'The saved addresses, the one that was used last first.',
    answers: '{ addresses: SavedAddressAnswer[] }',
    customer: true,
  }),
  'customer-address-create': hook(address, customerAddressCreate, {
    says: 'Saves another address; a known door is written anew. Answers all of them.',
    answers: '{ addresses: SavedAddressAnswer[] }',
    customer: true,
    refuses: ['too-many-addresses', 'region-not-found'],
  }),
  'customer-address-update': hook(z.extend(address, { addressId: id }), customerAddressUpdate, {
    says: 'Changes a saved address; without a suggestion it stays where it is. Answers all of them.',
    answers: '{ addresses: SavedAddressAnswer[] }',
    customer: true,
    refuses: ['address-not-found', 'region-not-found'],
  }),
  'customer-address-delete': hook(addressId, customerAddressDelete, {
    says: 'Forgets a saved address; orders keep theirs. Answers the others.',
    answers: '{ addresses: SavedAddressAnswer[] }',
    customer: true,
    refuses: ['address-not-found'],
  }),
  'region-interest-create': hook(regionInterestForm, regionInterestCreate, {
    says: 'Asks to be told when the shop comes to a postcode; a mail asks back.',
    answers: 'null',
    limit: 'message',
  }),
  'region-interest-confirm': hook(token, regionInterestConfirm, {
    says: "Confirms by the mail's link that they want to be told.",
    answers: '{ postcode: string }',
    refuses: ['link-expired'],
  }),
  'region-interest-delete': hook(token, regionInterestDelete, {
    says: 'They do not want to be told any more; also ok where nobody was to be told.',
    answers: 'null',
  }),
} satisfies Department
