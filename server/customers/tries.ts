/** Milliseconds for which a failure counts. */
const failureLasts = 10 * 60_000
const mostRemembered = 20_000

type Tried = { readonly underWay: number; readonly failures: number; readonly until: number }

const untried: Tried = { underWay: 0, failures: 0, until: 0 }

/** Remembers who tries a password, by keys such as an address and an account, and who just failed. */
export function rememberTries(clock: () => number) {
  const tried = new Map<string, Tried>()

  function triedBy(key: string): Tried {
    const { underWay, failures, until } = tried.get(key) ?? untried
    return { underWay, failures: until > clock() ? failures : 0, until }
  }

  function change(keys: readonly string[], underWay: number, failures: number): void {
    for (const key of keys) {
      const before = triedBy(key)
      tried.delete(key)
      tried.set(key, {
        underWay: before.underWay + underWay,
        failures: before.failures + failures,
        until: failures > 0 ? clock() + failureLasts : before.until,
      })
    }
    for (const [key, { underWay }] of tried) {
      if (tried.size <= mostRemembered) return
      if (underWay === 0) tried.delete(key)
    }
  }

  return {
    begin: (keys: readonly string[]) => change(keys, 1, 0),
    fail: (keys: readonly string[]) => change(keys, 0, 1),
    end: (keys: readonly string[]) => change(keys, -1, 0),
    /** How many tries of these keys are under way or failed just now, by the key that has most. */
    weightOf: (keys: readonly string[]) =>
      Math.max(0, ...keys.map(triedBy).map(({ underWay, failures }) => underWay + failures)),
  }
}
