import * as z from 'zod/mini'
import * as address from '../answers/address.ts'
import * as deskMoney from '../answers/books.ts'
import * as cart from '../answers/cart.ts'
import * as company from '../answers/company.ts'
import * as companyStatement from '../answers/company-statement.ts'
import * as content from '../answers/content.ts'
import * as coupon from '../answers/coupon.ts'
import * as customer from '../answers/customer.ts'
import * as delivery from '../answers/delivery.ts'
import * as deskCompany from '../answers/desk-company.ts'
import * as deskCustomer from '../answers/desk-customer.ts'
import * as deskMail from '../answers/desk-mail.ts'
import * as deskOrder from '../answers/desk-order.ts'
import * as deskFind from '../answers/find.ts'
import * as deskInbox from '../answers/inbox.ts'
import * as meal from '../answers/meal.ts'
import { createdAnswer, inBoth, named } from '../answers/named.ts'
import * as deskOpening from '../answers/opening.ts'
import * as order from '../answers/order.ts'
import * as orderChange from '../answers/order-change.ts'
import * as orderFood from '../answers/order-food.ts'
import * as deskDay from '../answers/packing.ts'
import * as deskStaff from '../answers/people.ts'
import * as deskPhone from '../answers/phone.ts'
import * as plan from '../answers/plan.ts'
import * as deskCalendar from '../answers/publishing/calendar.ts'
import * as deskDraft from '../answers/publishing/draft.ts'
import * as deskGate from '../answers/publishing/gate.ts'
import * as deskMenu from '../answers/publishing/menu.ts'
import * as deskRelease from '../answers/publishing/release.ts'
import * as deskTerms from '../answers/publishing/terms.ts'
import * as deskText from '../answers/publishing/text.ts'
import * as spot from '../answers/spot.ts'
import * as timeline from '../answers/timeline.ts'
import * as deskToday from '../answers/today.ts'

export type JsonSchema = {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly items?: JsonSchema
  readonly prefixItems?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly additionalProperties?: JsonSchema | boolean
  readonly required?: readonly string[]
}

const files = {
  address,
  cart,
  company,
  content,
  coupon,
  customer,
  delivery,
  meal,
  named: { named },
  order,
  'order-change': orderChange,
  plan,
  spot,
}

/** What only the staff room is answered. */
const deskFiles = {
  company: deskCompany,
  statement: companyStatement,
  mail: deskMail,
  find: deskFind,
  food: orderFood,
  timeline,
  today: deskToday,
  draft: deskDraft,
  gate: deskGate,
  menu: deskMenu,
  text: deskText,
  customer: deskCustomer,
  day: deskDay,
  inbox: deskInbox,
  money: deskMoney,
  named: { inBoth, made: createdAnswer },
  opening: deskOpening,
  order: deskOrder,
  phone: deskPhone,
  plan: deskCalendar,
  terms: deskTerms,
  release: deskRelease,
  staff: deskStaff,
}

const registry = z.registry<{ id: string }>()
for (const file of [...Object.values(files), ...Object.values(deskFiles)])
  for (const [name, schema] of Object.entries(file))
    registry.add(schema, { id: name.charAt(0).toUpperCase() + name.slice(1) })

/** The answers that have a name, by the file of server/answers/ that they stand in. */
export const namesByFile: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(files).map(([file, schemas]) => [
    file,
    Object.values(schemas)
      .map(schema => registry.get(schema)?.id ?? '')
      .sort(),
  ]),
)

const ofShop = new Set(Object.values(namesByFile).flat())

/** The named answers of customers' calls, for `components.schemas`. */
export function answerSchemas(): Record<string, JsonSchema> {
  return printed(name => ofShop.has(name))
}

/** The named answers that `document` refers to, and those that they refer to. */
export function answerSchemasIn(document: unknown): Record<string, JsonSchema> {
  const all = printed(() => true)
  const names = new Set<string>()
  const find = (text: string) => {
    for (const [, name = ''] of text.matchAll(/#\/components\/schemas\/(\w+)/g)) {
      if (names.has(name) || !all[name]) continue
      names.add(name)
      find(JSON.stringify(all[name]))
    }
  }
  find(JSON.stringify(document))
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.has(name)))
}

function printed(isAsked: (name: string) => boolean): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(registry, {
    uri: id => `#/components/schemas/${id}`,
    override: open,
  })
  return Object.fromEntries(
    Object.entries(schemas)
      .filter(([id]) => isAsked(id))
      .map(([id, { $schema, $id, id: _, ...schema }]) => [id, schema] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  ) as Record<string, JsonSchema>
}

/** What a call answers; the named ones within it are referred to. */
export function schemaOfAnswer(schema: z.core.$ZodType): JsonSchema {
  const createdAnswer = z.toJSONSchema(schema, {
    metadata: registry,
    override: open,
    unrepresentable: 'any',
  })
  const { $schema, $defs, id, ...answer } = createdAnswer as Record<string, unknown>
  if (typeof id === 'string') return { $ref: `#/components/schemas/${id}` }
  return JSON.parse(JSON.stringify(answer).replaceAll('#/$defs/', '#/components/schemas/'))
}

/** A later version may add fields. */
function open({ jsonSchema }: { jsonSchema: { additionalProperties?: unknown } }): void {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
}
