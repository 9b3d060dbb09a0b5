import type { FastifyInstance } from 'fastify'
import { type RefusalCode, refusalStatus, refuse } from '#shop/refusal/refusal.ts'
import { customerLanguage, wrapped } from '../calls/envelope.ts'
import { id } from '../calls/hook-fields.ts'
import { tokenHashOf } from '../calls/token.ts'
import { tokenOf } from '../customers/auth-cookie.ts'
import { customerOf } from '../db/customer/sessions.ts'
import { placedOrder } from '../db/order/placed-orders.ts'
import type { RunningShop } from '../running-shop.ts'
import { calendarOf } from './calendar.ts'

/** Serves the deliveries of a customer's own order as a file for calendars. */
export function calendarRoute(app: FastifyInstance, shop: RunningShop): void {
  app.get<{ Params: { orderId: string } }>(
    '/account/orders/:orderId/calendar.ics',
    async (request, reply) => {
      const lang = customerLanguage(request, shop.catalogue().languages)
      const refused = (code: RefusalCode) =>
        reply.code(refusalStatus[code]).send(wrapped(refuse(code), lang))
      reply.header('cache-control', 'private, no-store')
      const token = tokenOf(request)
      const customer = await customerOf(shop.db, token ? tokenHashOf(token) : null, shop.now())
      if (!customer) return refused('user-not-allowed')
      const { orderId } = request.params
      const order = id.safeParse(orderId).success ? await placedOrder(shop.db, orderId) : null
      if (order?.customerId !== customer.id) return refused('order-not-found')
      const made = order.changes.filter(({ status }) => status !== 'waiting')
      const { publicUrl } = shop.config
      const calendar = calendarOf(order, {
        lang,
        shop: shop.catalogue().brand.name[lang],
        domain: new URL(publicUrl).hostname,
        url: new URL(`/account/orders/${order.id}`, publicUrl).href,
        // An undone change still counts, and so does its undoing: both changed the calendar.
        sequence: made.length,
        changedAt: made.at(-1)?.createdAt ?? order.placedAt,
      })
      return reply
        .header('content-type', 'text/calendar; charset=utf-8')
        .header('content-disposition', `attachment; filename="order-${order.number}.ics"`)
        .send(calendar)
    },
  )
}
