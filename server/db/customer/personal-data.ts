import type { Db } from '../database.ts'

type Whose = { readonly customerId: string; readonly provenEmail: string | null }

const ofCustomer = {
  logins: `select provider, subject, email, created_at as "createdAt" from customer_identity
    where customer_id = $1 order by created_at`,
  emailChanges: `select old_email as "oldEmail", new_email as "newEmail", status,
      created_at as "createdAt", done_at as "doneAt"
    from email_change where customer_id = $1 order by created_at`,
  sessions: `select agent, created_at as "createdAt", seen_at as "seenAt", expires_at as "expiresAt"
    from session where customer_id = $1 order by created_at`,
  addresses: `select data - 'key' as address, created_at as "createdAt", used_at as "usedAt"
    from customer_address where customer_id = $1 order by created_at`,
  offices: `select s.slug, s.data -> 'name' as name, c.joined_at as "joinedAt"
    from customer_spot c join spot s on s.id = c.spot_id where c.customer_id = $1 order by c.joined_at`,
  staffNotes: `select text, created_at as "createdAt" from customer_note
    where customer_id = $1 order by created_at`,
  allergens: `select allergens, traces, consented_at as "consentedAt",
      consent_version as "consentVersion" from allergen_profile where customer_id = $1`,
  carts: `select state as cart, updated_at as "updatedAt", expires_at as "expiresAt"
    from cart where customer_id = $1 order by updated_at`,
  coupons: `select data as coupon, created_at as "createdAt" from coupon
    where customer_id = $1 order by created_at`,
  addedCoupons: `select c.data ->> 'code' as code, c.data -> 'name' as name, a.added_at as "addedAt"
    from customer_coupon a join coupon c on c.id = a.coupon_id
    where a.customer_id = $1 order by a.added_at`,
  mails: `select m.code, o.number as "orderNumber", m.status, m.created_at as "createdAt",
      m.sent_at as "sentAt"
    from (select id from mail where customer_id = $1
        union select of.id from customer_order c join mail of on of.order_id = c.id
          where c.customer_id = $1) own
      join mail m on m.id = own.id left join customer_order o on o.id = m.order_id
    order by m.created_at`,
} as const

function answersBy(column: string, table: string): string {
  return `(select coalesce(jsonb_agg(jsonb_build_object('text', r.text, 'createdAt', r.created_at)
      order by r.created_at), '[]') from message_reply r where r.${column} = ${table}.id)`
}

const ofEmail = {
  messages: `select name, email, phone, message, created_at as "createdAt",
      ${answersBy('contact_id', 'contact_message')} as answers from contact_message
    where email_key = $1 order by created_at`,
  partnershipRequests: `select company, name, email, phone, employees, message,
      created_at as "createdAt",
      ${answersBy('partnership_id', 'partnership_request')} as answers
    from partnership_request where email_key = $1 order by created_at`,
  regions: `select postcode, lang, created_at as "createdAt", confirmed_at as "confirmedAt"
    from region_interest where email_key = $1 order by created_at`,
} as const

const orders = `select o.number, o.status, o.placed_at as "placedAt", o.paid_at as "paidAt", o.lang,
    o.plan -> 'name' as plan, o.spot, o.address, o.notes, o.invoice, o.coupon,
    o.payment_type as "paymentType", o.subtotal as "subtotalCents", o.discount as "discountCents",
    o.shipping as "shippingCents", o.grandtotal as "grandtotalCents", o.vat as "vatCents",
    o.company_cents as "companyCents",
    (select coalesce(jsonb_agg(jsonb_build_object('date', d.date, 'status', d.status,
        'from', d.time_from, 'to', d.time_to, 'address', d.address, 'items',
        (select coalesce(jsonb_agg(jsonb_build_object('name', i.name, 'portion', i.portion,
            'amount', i.amount, 'unitPriceCents', i.unit_price, 'liked', (select r.liked
              from dish_rating r where r.delivery_id = d.id and r.meal_id = i.meal_id)
            ) order by i.position), '[]')
          from order_item i where i.delivery_id = d.id)) order by d.position), '[]')
      from order_delivery d where d.order_id = o.id) as deliveries,
    (select coalesce(jsonb_agg(jsonb_build_object('kind', c.kind, 'status', c.status,
        'effectCents', c.effect, 'createdAt', c.created_at) order by c.created_at), '[]')
      from order_change c where c.order_id = o.id) as changes,
    (select coalesce(jsonb_agg(jsonb_build_object('method', a.method, 'status', a.status,
        'amountCents', a.amount_cents, 'transaction', a.transaction_id, 'createdAt', a.created_at)
        order by a.created_at), '[]')
      from payment_attempt a where a.order_id = o.id) as payments,
    (select coalesce(jsonb_agg(jsonb_build_object('reason', r.reason, 'status', r.status,
        'amountCents', r.amount_cents, 'createdAt', r.created_at, 'doneAt', r.done_at)
        order by r.created_at), '[]')
      from refund r where r.order_id = o.id) as refunds,
    (select coalesce(jsonb_agg(jsonb_build_object('number', f.number, 'mark', f.mark,
        'amountCents', f.amount_cents, 'issuedAt', f.issued_at) order by f.number), '[]')
      from fiscal_document f where f.order_id = o.id) as documents
  from customer_order o where o.customer_id = $1 order by o.number`

type Rows = Record<string, unknown>[]
export type PersonalData = Readonly<
  Record<keyof typeof ofCustomer | keyof typeof ofEmail | 'orders', Rows>
>

/** All that is kept about a customer beside the account itself. Amounts are cents. */
export async function personalData(db: Db, whose: Whose): Promise<PersonalData> {
  const { customerId, provenEmail } = whose
  const parts: [string, Rows][] = []
  for (const [name, text] of Object.entries({ orders, ...ofCustomer }))
    parts.push([
      name,
      (await db.query({ name: `export-${name}`, text, values: [customerId] })).rows,
    ])
  for (const [name, text] of Object.entries(ofEmail)) {
    const named = { name: `export-${name}`, text, values: [provenEmail] }
    parts.push([name, provenEmail === null ? [] : (await db.query(named)).rows])
  }
  return Object.fromEntries(parts) as PersonalData
}
