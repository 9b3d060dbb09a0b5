import { useState } from 'react'

/**
 * The deliveries whose bags are in the van. The phone keeps them, also while its browser is closed; the shop
 * does not use them.
 */
export function useLoaded(date: string) {
  const key = `loaded ${date}`
  const [loaded, setLoaded] = useState(() => kept(key))
  function put(delivery: string, isIn: boolean) {
    const others = loaded.filter(one => one !== delivery)
    const next = isIn ? [...others, delivery] : others
    setLoaded(next)
    localStorage.setItem(key, JSON.stringify(next))
  }
  return { has: (delivery: string) => loaded.includes(delivery), put }
}

function kept(key: string): readonly string[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]') as readonly string[]
  } catch {
    return []
  }
}
