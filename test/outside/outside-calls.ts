/** The same services; `asked` hears the name of each function of theirs that is called. */
export function overheard<Part extends object>(
  part: Part,
  asked: (name: string) => void,
  path: readonly string[] = [],
): Part {
  return new Proxy(part, {
    get(target, key) {
      const own = Reflect.get(target, key)
      const name = [...path, String(key)]
      if (typeof own === 'function')
        return (...given: unknown[]) => {
          asked(name.join('.'))
          return Reflect.apply(own, target, given)
        }
      return typeof own === 'object' && own !== null ? overheard(own, asked, name) : own
    },
  })
}
