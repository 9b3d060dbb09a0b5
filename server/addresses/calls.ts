import * as z from 'zod/mini'
import { addressDetails, typedAddress } from '#shop/address/address-form.ts'
import { regionInterestForm } from '#shop/area/region-interest.ts'
import { municipalityAnswer, savedAddressAnswer, suggestionsAnswer } from '../answers/address.ts'
import { regionAnswer } from '../answers/spot.ts'
import { type Department, hook } from '../calls/hook.ts'
import { id, nothing, suggestionId } from '../calls/hook-fields.ts'
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
import { addressSuggestionCollection, municipalityCollection, regionOne } from './suggestions.ts'

const address = z.extend(addressDetails, {
  ...typedAddress.shape,
  suggestionId: z.optional(suggestionId),
})
const addressId = z.object({ addressId: id })
const token = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) })

export const addressHooks = {
  'address-suggestion-collection': hook(
    z.object({
      q: z.string().check(z.trim(), z.minLength(2), z.maxLength(100)),
      session: z.optional(z.string().check(z.regex(/^[0-9a-f-]{36}$/))),
    }),
    addressSuggestionCollection,
    {
      says: 'Suggests at most eight addresses in the shop’s areas for a typed text.',
      answers: suggestionsAnswer,
    },
  ),
  'municipality-collection': hook(nothing, municipalityCollection, {
    says: 'Lists the areas that the shop knows, with their postcodes, and whether it brings there.',
    answers: z.strictObject({ municipalities: z.array(municipalityAnswer) }),
    shared: true,
  }),
  'region-one': hook(
    z.object({
      suggestionId: z.optional(suggestionId),
      postcode: z.optional(z.string().check(z.regex(/^\d{3} ?\d{2}$/))),
    }),
    regionOne,
    {
      says: 'Finds the spot that delivers to a suggestion, or to a postcode where no suggestion is sent.',
      answers: regionAnswer,
      refuses: ['suggestion-not-found', 'region-not-found'],
      shared: true,
    },
  ),
  'customer-address-collection': hook(nothing, customerAddressCollection, {
    says: "Lists the customer's saved addresses, the last used first.",
    answers: z.strictObject({ addresses: z.array(savedAddressAnswer) }),
    customer: true,
  }),
  'customer-address-create': hook(address, customerAddressCreate, {
    says: 'Saves an address, picked or typed; the same door is saved only once. Answers all saved addresses.',
    answers: z.strictObject({ addresses: z.array(savedAddressAnswer) }),
    customer: true,
    refuses: ['too-many-addresses', 'region-not-found'],
  }),
  'customer-address-update': hook(z.extend(address, { addressId: id }), customerAddressUpdate, {
    says: 'Changes a saved address; without a suggestion or a street its street stays. Answers all saved addresses.',
    answers: z.strictObject({ addresses: z.array(savedAddressAnswer) }),
    customer: true,
    refuses: ['address-not-found', 'region-not-found'],
  }),
  'customer-address-delete': hook(addressId, customerAddressDelete, {
    says: 'Deletes a saved address; orders keep theirs. Answers the other addresses.',
    answers: z.strictObject({ addresses: z.array(savedAddressAnswer) }),
    customer: true,
    refuses: ['address-not-found'],
  }),
  'region-interest-create': hook(regionInterestForm, regionInterestCreate, {
    says: 'Registers an e-mail to be told when the shop delivers to a postcode. A mail asks for confirmation.',
    answers: z.null(),
    limit: 'message',
  }),
  'region-interest-confirm': hook(token, regionInterestConfirm, {
    says: "Confirms the registration by the token of the mail's link.",
    answers: z.strictObject({ postcode: z.string() }),
    refuses: ['link-expired'],
  }),
  'region-interest-delete': hook(token, regionInterestDelete, {
    says: 'Deletes the registration by the token of a mail; also ok where there is none.',
    answers: z.null(),
  }),
} satisfies Department
