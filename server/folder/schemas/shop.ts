import { z } from 'zod'
import { describe } from 'zod/mini'
import { languages } from '#shop/language.ts'
import { weekdayNames } from '#shop/schedule/weekday.ts'
import { windowCodes } from '#shop/schedule/window.ts'
import { bestSellersSchema } from '#shop/shop-data/best-sellers.ts'
import { closedDaysSchema } from '#shop/shop-data/closed-days.ts'
import { cutOffsSchema } from '#shop/shop-data/cut-offs.ts'
import { dayLimitsSchema } from '#shop/shop-data/day-limits.ts'
import { deliveryTermsSchema } from '#shop/shop-data/delivery-terms.ts'
import { regionShape } from '#shop/shop-data/region.ts'
import { vatRatesSchema } from '#shop/shop-data/vat-rates.ts'
import { euros, id, slug, title, wallTime } from './parts.ts'

/** shop.yaml */
export const shop = z.strictObject({
  vat: vatRatesSchema.check(
    describe('in the price of each kind of dish, in percent, where a dish names no other'),
  ),
  delivery: z
    .strictObject({
      ...deliveryTermsSchema.shape,
      fee: euros.describe('of each delivery that is not free; 0: all are'),
    })
    .optional()
    .describe('what bringing costs; left out: as the program has it'),
  cutOffs: z
    .optional(cutOffsSchema)
    .describe(
      'until when before a delivery people order it and change it, in hours; left out: 24 and 48',
    ),
  region: z
    .strictObject(regionShape)
    .optional()
    .describe(
      'how sentences of the pages name the region of its areas, as nobody can inflect a name; left out: they name the areas, or nothing',
    ),
  gift: euros
    .optional()
    .describe(
      'what a new account gets as a coupon, in euros, once for each confirmed e-mail, address and phone; left out: nothing',
    ),
  closed: z
    .strictObject({
      weekdays: z
        .array(z.enum(weekdayNames))
        .max(6)
        .default(['saturday', 'sunday'])
        .describe('the days of the week without deliveries'),
      openHolidays: closedDaysSchema.shape.openHolidays,
      days: closedDaysSchema.shape.days,
    })
    .optional()
    .describe('when the kitchen rests beside public holidays'),
  dayLimits: z
    .optional(dayLimitsSchema)
    .describe(
      'what single days hold at most: all deliveries, those of a window, portions of a dish',
    ),
  bestSellers: z
    .strictObject(bestSellersSchema.shape)
    .optional()
    .describe(
      'which main meals are called best sellers by what was sold in the last four weeks, beside those with the tag; left out: those with the tag alone',
    ),
  asksAfterMeals: z
    .boolean()
    .optional()
    .describe(
      'true: customers are asked the next morning, by mail and on the page of their delivery, whether they liked the dishes; left out: no',
    ),
  asksPin: z
    .boolean()
    .optional()
    .describe(
      'true: drivers ask at the door for four digits that stand on the page of the delivery; left out: no',
    ),
  languages: z
    .array(z.enum(languages))
    .min(1)
    .max(languages.length)
    .refine(all => new Set(all).size === all.length)
    .optional()
    .describe(
      'in which the shop speaks to customers, the usual one first; with one alone, texts are written in it alone; left out: Greek and English',
    ),
  windows: z
    .array(
      z.strictObject({
        id,
        code: z
          .enum(windowCodes)
          .optional()
          .describe('“Πρωί” or “Απόγευμα”; a window with a `name` needs none'),
        name: title
          .optional()
          .describe('what it is called on the pages, in place of its code’s word'),
        from: wallTime,
        to: wallTime,
      }),
    )
    .describe('the hours in which deliveries arrive'),
  kitchen: z
    .strictObject({
      deliveriesPerWindow: z.int().min(0).max(100_000),
      portionsPerMeal: z.int().min(0).max(100_000),
    })
    .describe('the most deliveries in a window of a day, and portions of a dish on a day'),
  menu: z
    .array(slug)
    .default([])
    .describe(
      'the order of the menu, by the names of the files; what is not named follows by name',
    ),
  pictures: z
    .string()
    .max(200)
    .optional()
    .describe('the folder of the pictures, seen from here; left out: `pictures`'),
})
