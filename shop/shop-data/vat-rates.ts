import * as z from 'zod/mini'
import { lack } from '../lack/lack.ts'

/** myDATA's category of each VAT rate in percent. */
export const vatCategories: Readonly<Record<number, number>> = { 24: 1, 13: 2, 6: 3, 0: 7 }

const rates = Object.keys(vatCategories).map(Number)
const rate = z.number().check(
  z.refine(value => rates.includes(value), {
    params: { lack: lack('not-vat-rate', { rates: rates.map(String) }) },
  }),
)

/** The VAT in the price of what names no rate of its own, in percent. */
export const vatRatesSchema = z.strictObject({
  'main-meal': rate.check(z.describe('Percent in the price of a main meal.')),
  snack: rate.check(z.describe('Percent in the price of a snack or breakfast.')),
  extras: rate.check(z.describe('Percent in the price of extra protein and sides.')),
})

export type VatRates = z.infer<typeof vatRatesSchema>

/** The rate of delivered food in Greece. */
export const usualVatRates: VatRates = { 'main-meal': 13, snack: 13, extras: 13 }
