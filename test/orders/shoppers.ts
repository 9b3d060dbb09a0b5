import type { CartAnswer } from '#server/answers.ts'
import type { Door } from '../door.ts'

export type Shopper = { readonly cartId: string; readonly token: string; readonly from: string }
export type Traits = { isProved?: boolean; phone?: string; from?: string; amount?: number | null }

let series = 0

/**
 * So many new people, each logged in with a cart like `cart`, a phone and a network address of their
 * own where no other is named; `amount`: of each meal.
 */
export async function shoppersLike(
  door: Door,
  cart: Pick<CartAnswer, 'id'>,
  count: number,
  { isProved = true, phone, from, amount = null }: Traits = {},
): Promise<Shopper[]> {
  const name = `s${++series}`
  await door.db.query(
    `with made as (
        insert into customer (id, name, email, email_key, created_at, email_verified_at)
        select $1 || '-' || n, 'Ρήγας', $1 || n || '@example.gr', $1 || n || '@example.gr', now(),
          case when $3 then now() end
        from generate_series(1, $2) n returning id
      ), logged as (
        insert into session (token_hash, customer_id, created_at, expires_at)
        select sha256(convert_to(id, 'UTF8')), id, now(), now() + interval '1 year' from made
      )
      insert into cart (id, state, customer_id, updated_at, expires_at)
      select 'cart-' || made.id, (jsonb_set(jsonb_set(c.state::jsonb || jsonb_build_object(
            'id', 'cart-' || made.id, 'customerId', made.id),
          '{address,phone}', to_jsonb(coalesce($4, '+30' || 6900000000 + hashtext(made.id) % 1000000))),
          '{scheduleMenus}', (select jsonb_agg(jsonb_set(menu, '{items}', (
            select jsonb_agg(item || jsonb_build_object('amount', coalesce(to_jsonb($6::int), item -> 'amount')))
            from jsonb_array_elements(menu -> 'items') item)))
            from jsonb_array_elements(c.state::jsonb -> 'scheduleMenus') menu)))::json,
        made.id, c.updated_at, c.expires_at
      from made, cart c where c.id = $5`,
    [name, count, isProved, phone ?? null, cart.id, amount],
  )
  return Array.from({ length: count }, (_, index) => {
    const id = `${name}-${index + 1}`
    const host = `203.${series % 250}.${Math.floor(index / 250)}.${(index % 250) + 1}`
    return { cartId: `cart-${id}`, token: id, from: from ?? host }
  })
}

/** On a machine that is too busy a call gives up waiting and says so; its customer presses again. */
export async function placeAs(
  door: Door,
  { cartId, ...who }: Omit<Shopper, 'from'> & Partial<Pick<Shopper, 'from'>>,
) {
  for (;;) {
    const answer = await door.ask('cart-place', { cartId, acceptTerms: true }, who)
    if (answer.status !== 503) return answer
  }
}
