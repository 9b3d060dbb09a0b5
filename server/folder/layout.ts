import type { z } from 'zod'
import { keysOf } from '#shop/keys.ts'
import { type CatalogueFile, catalogueFiles } from '#shop/publishing/release-lack.ts'
import type { Mark, MarkName } from '#shop/shop-data/mark.ts'
import { usualWeeks } from '#shop/shop-data/menu-weeks.ts'
import { textNames } from '../catalogue/shop-data.ts'
import { areas, streets } from './schemas/areas.ts'
import { codes } from './schemas/codes.ts'
import { coupons } from './schemas/coupons.ts'
import { type Dish, dish } from './schemas/dish.ts'
import { ingredients } from './schemas/ingredient.ts'
import { companies, places } from './schemas/places.ts'
import { plans } from './schemas/plans.ts'
import { shop } from './schemas/shop.ts'
import { weeks } from './schemas/weeks.ts'

/** The files of a folder that hold one thing each; `absent` stands for a file that may be left out. */
export const documents = {
  shop: {
    file: 'shop.yaml',
    schema: shop,
    head: 'Hours, the kitchen, and the order of the menu.',
  },
  places: {
    file: 'places.yaml',
    schema: places,
    head: 'Where the shop delivers or hands over, and how people pay there.',
  },
  areas: {
    file: 'areas.yaml',
    schema: areas,
    head: 'Where the shop brings: areas by their postcodes, with terms of their own where they differ.',
    absent: [],
  },
  plans: {
    file: 'plans.yaml',
    schema: plans,
    head: 'Single orders, plans of weeks, and what they cost.',
  },
  codes: {
    file: 'codes.yaml',
    schema: codes,
    head: 'The words by which dishes are sorted and searched.',
  },
  ingredients: {
    file: 'ingredients.yaml',
    schema: ingredients,
    head: 'What recipes are made of: grams in 100 g of food as served.',
  },
  companies: {
    file: 'companies.yaml',
    schema: companies,
    head: 'Offices that order together.',
    absent: [],
  },
  coupons: {
    file: 'coupons.yaml',
    schema: coupons,
    head: 'Coupons that everybody may type.',
    absent: [],
  },
  streets: {
    file: 'streets.yaml',
    schema: streets,
    head: 'Streets that the shop’s own address search knows.',
    absent: [],
  },
  weeks: {
    file: 'weeks.yaml',
    schema: weeks,
    head: 'Weeks of the menu that are not the usual one.',
    absent: usualWeeks,
  },
} as const satisfies Record<CatalogueFile, DocumentKind>

type DocumentKind = { file: string; schema: z.ZodType; head: string; absent?: unknown }
export type DocumentName = keyof typeof documents
export const documentNames = catalogueFiles

/** One file a dish: `dishes/mousakas.yaml`. */
export const dishesFolder = 'dishes'
export const dishSchema = dish

export const textsFolder = 'texts'

export type ShopFolder = {
  readonly [Name in DocumentName]: z.output<(typeof documents)[Name]['schema']>
} & {
  readonly dishes: ReadonlyMap<string, Dish>
  /** The owner's texts; the program's own stand in for missing files. */
  readonly said: Said
  readonly marks?: Marks
  /** Fingerprints of pictures from releases, by name; a folder brings files instead. */
  readonly placed?: ReadonlyMap<string, string>
}

export type Marks = { readonly [Name in MarkName]?: Mark | undefined }

/** Texts, brand and the legal person; the other shop data stand in shop.yaml. */
export const textFiles = {
  brand: 'brand.yaml',
  legal: 'legal.yaml',
  ...(Object.fromEntries(textNames.map(name => [name, `${textsFolder}/${name}.yaml`])) as Record<
    (typeof textNames)[number],
    string
  >),
}
export type TextFileName = keyof typeof textFiles
type Said = Readonly<Partial<Record<TextFileName, unknown>>>
export const textFileNames = keysOf(textFiles)

export function dishFile(slug: string): string {
  return `${dishesFolder}/${slug}.yaml`
}
