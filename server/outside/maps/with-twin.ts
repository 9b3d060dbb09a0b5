import { ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel'
import type { AddressProvider } from './address-service.ts'

/** Letters from which on a service is asked; the twin answers shorter texts, which costs nothing. */
const fewestLetters = 3
/** Questions a minute that this process asks, whatever its visitors do: a service may be paid by them. */
const mostQuestions = 300
const minute = 60_000

type Circumstances = {
  readonly name: string
  /** How the ids of the provider's suggestions begin. */
  readonly prefix: string
  readonly warn?: (message: string) => void
  readonly clock?: () => number
  /** Milliseconds until a service that failed is tried again. */
  readonly rest?: number
}

/** A service that no order needs: the twin answers what it cannot, after four failures in a row at once. */
export function withTwin(
  provider: AddressProvider,
  twin: AddressProvider,
  { name, prefix, warn = () => {}, clock = Date.now, rest = 30_000 }: Circumstances,
): AddressProvider {
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: rest,
    breaker: new ConsecutiveBreaker(4),
  })
  let isTold = false
  breaker.onBreak(failure => {
    if (isTold) return
    isTold = true
    const why = 'error' in failure && failure.error instanceof Error ? failure.error.message : ''
    warn(`${name} does not answer, the shop’s own streets answer instead: ${why}`)
  })
  breaker.onReset(() => {
    isTold = false
    warn(`${name} answers again`)
  })
  const mayAsk = atMost(mostQuestions, clock)

  /** null: it did not answer, or may not be asked now. */
  async function asked<Answer>(question: () => Promise<Answer>): Promise<Answer | null> {
    if (!mayAsk()) return null
    return breaker.execute(question).catch(() => null)
  }

  return {
    async suggest(query, lang, session) {
      const letters = query.match(/[\p{L}\p{N}]/gu)?.length ?? 0
      const answer =
        letters < fewestLetters ? null : await asked(() => provider.suggest(query, lang, session))
      if (answer && answer.suggestions.length > 0) return answer
      const local = await twin.suggest(query, lang)
      return { ...local, session: answer?.session ?? session ?? null }
    },

    async resolve(id, lang) {
      if (!id.startsWith(prefix)) return twin.resolve(id, lang)
      return asked(() => provider.resolve(id, lang))
    },
  }
}

function atMost(most: number, clock: () => number): () => boolean {
  let since = 0
  let done = 0
  return () => {
    if (clock() - since >= minute) {
      since = clock()
      done = 0
    }
    done += 1
    return done <= most
  }
}
