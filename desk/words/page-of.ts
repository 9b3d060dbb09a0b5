import type { Json } from '#shop/merge/merge.ts'

const pages: Partial<Record<string, string>> = {
  faq: '/contact-us',
  home: '/',
  'how-it-works': '/',
  'promo-banner': '/',
  'plan-goals': '/plans',
  corporate: '/business',
  brand: '/',
  legal: '/terms-and-conditions/terms-of-use',
}

/** Where customers read a text, or the part of it that is being written; null: on no page of its own. */
export function pageOf(name: string, part: Json): string | null {
  const { slug, code } = (part ?? {}) as { slug?: string; code?: string }
  if (name === 'policies') return slug ? `/terms-and-conditions/${slug}` : null
  if (name === 'emails') return `mail:${code ?? 'order-confirmed'}`
  if (name === 'notices') return 'notice:hook-not-found'
  return pages[name] ?? null
}
