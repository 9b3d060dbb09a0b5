import { expect, test } from 'vitest'
import { type CallName, calls, methodOf, received, sent } from './calls.ts'

test('7.01 a call that writes names its cart in the query and the rest in the body', () => {
  expect(methodOf('cart-item-add')).toBe('POST')
  expect(sent('cart-item-add', { cartId: 'mine', itemId: 'M01-hero', amount: 2 })).toEqual({
    query: { cartId: 'mine' },
    body: { itemId: 'M01-hero', amount: 2 },
  })
})

test('a GET and a DELETE send everything in the query, without what is not set', () => {
  const input = { addressId: 'home', cursor: undefined }
  expect(sent('customer-address-delete', input)).toEqual({ query: { addressId: 'home' } })
  expect(sent('customer-order-collection', input)).toEqual({ query: { addressId: 'home' } })
})

test('the body of an invoice is the invoice itself, or null for a receipt', () => {
  const invoice = { vatNumber: '094014201' }
  const query = { cartId: 'mine' }
  expect(sent('cart-invoice-update', { ...query, invoice })).toEqual({ query, body: invoice })
  expect(sent('cart-invoice-update', { ...query, invoice: null })).toEqual({ query, body: null })
  expect(received('cart-invoice-update', query, null)).toEqual({ ...query, invoice: null })
})

const withFields = (Object.keys(calls) as CallName[]).filter(name => name !== 'cart-invoice-update')

test.each(withFields)('%s is received as it was sent', name => {
  const texts = ['cartId', 'orderId', 'addressId', 'sessionId', 'notes']
  const input = Object.fromEntries(texts.map(field => [field, field]))
  const { query, body } = sent(name, input)
  expect(received(name, query, body)).toEqual(input)
})

test('what the query must name is not taken from the body, and a body is an object', () => {
  expect(received('cart-notes-update', {}, { cartId: 'mine' })).toEqual({ cartId: undefined })
  for (const body of [null, [], 'text', 1])
    expect(received('cart-notes-update', {}, body)).toBeNull()
  expect(received('auth-logout', { cartId: 'mine' }, undefined)).toEqual({ cartId: 'mine' })
})
