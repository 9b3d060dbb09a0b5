import { useSyncExternalStore } from 'react'
import { type AllergenProfile, avoidedIn } from '#shop/food/avoided.ts'
import type { Output } from '../call.ts'
import { call } from '../call.ts'
import { newListeners } from '../listeners.ts'
import { loadPageWords, useLanguage } from '../text/words.ts'
import { profileKey, type WarnedProps } from './place.ts'
import { storedProfile, syncProfile } from './profile.ts'

const wordsIn = await loadPageWords({
  el: () => import('../text/el/avoid.ts'),
  en: () => import('../text/en/avoid.ts'),
})

type Declared = Output<'allergen-collection'>
type Build = Declared['builds'][number]
type Known = {
  readonly profile: AllergenProfile
  readonly builds: ReadonlyMap<string, Build>
  readonly names: ReadonlyMap<string, string>
}

let known: Known | null = null
let declared: Declared | null = null
const listeners = newListeners()

/** Warns by what this browser knows; what the account says comes after it. */
async function warnBy(profile: AllergenProfile | null): Promise<void> {
  if (profile && !declared) {
    const answer = await call('allergen-collection', {})
    if (answer.code === 'ok') declared = answer.data
  }
  known =
    profile && declared
      ? {
          profile,
          builds: new Map(declared.builds.map(build => [build.itemId, build])),
          names: new Map(declared.allergens.map(({ code, name }) => [code, name])),
        }
      : null
  listeners.tell()
}

if (typeof document !== 'undefined') {
  addEventListener(profileKey, () => void warnBy(storedProfile()))
  void warnBy(storedProfile()).then(syncProfile)
}

/** Says what of a dish its customer must not eat, by what is declared of its very build. */
export function Warning({ of, large = false }: WarnedProps) {
  const { avoid } = wordsIn(useLanguage())
  const now = useSyncExternalStore(
    listeners.add,
    () => known,
    () => null,
  )
  if (!now) return null
  const avoided = of.flatMap(({ id }) => {
    const build = now.builds.get(id)
    return build ? avoidedIn(build, now.profile) : []
  })
  const held = new Set(avoided.flatMap(one => one.held))
  const possible = new Set(avoided.flatMap(one => one.possible).filter(code => !held.has(code)))
  if (held.size + possible.size === 0) return null
  const names = (codes: ReadonlySet<string>) =>
    [...codes].map(code => (now.names.get(code) ?? code).toLowerCase()).join(', ')
  const isSure = held.size > 0
  const sentences = [
    isSure && avoid.holds(names(held)),
    possible.size > 0 && avoid.mayHold(names(possible)),
  ]
  return (
    <p
      data-avoided={isSure ? 'held' : 'possible'}
      className={`flex items-start gap-2 rounded-field font-semibold ${
        isSure
          ? 'bg-terracotta-soft text-terracotta-strong'
          : 'border border-dashed border-edge text-ink'
      } ${large ? 'mt-4 p-4' : 'mt-1.5 px-2.5 py-1.5 text-sm leading-snug'}`}
    >
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className={`shrink-0 fill-none stroke-current stroke-2 ${large ? 'size-6' : 'mt-0.5 size-4'}`}
      >
        <path d="M12 3 2 21h20L12 3Zm0 7v5m0 3v.01" />
      </svg>
      <span>{sentences.filter(Boolean).join(' ')}</span>
    </p>
  )
}
