import { z } from 'zod'
import { code, portion, text } from './parts.ts'

const entry = z.strictObject({
  code: code.describe('what dishes and ingredients write'),
  name: text,
  short: text.optional().describe('where there is little room'),
  description: text.optional(),
})

/** codes.yaml: each list in the order in which it is shown. */
export const codes = z.strictObject({
  categories: z.array(entry).describe('the parts of the menu'),
  allergens: z.array(entry).describe('the 14 of Regulation (EU) 1169/2011'),
  diets: z.array(entry).describe('what a dish can claim'),
  ingredients: z.array(entry).describe('the main ingredients by which the menu is searched'),
  portions: z
    .array(entry.extend({ code: portion }))
    .describe('the sizes: regular, brave, hero and legendary, as the shop calls them'),
})
