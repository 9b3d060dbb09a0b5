import { errorCode } from '../error-code.ts'
/** fine: as it should be. look: it sells, and somebody should know. wrong: it cannot stay so. */
export type State = 'fine' | 'look' | 'wrong'

/** One line of the page, in English as all commands; `todo`: what to do about it. */
export type Finding = {
  readonly about: string
  readonly state: State
  readonly says: string
  readonly todo?: string
}

const marks: Readonly<Record<State, string>> = { fine: ' ok  ', look: 'LOOK ', wrong: 'WRONG' }
const colours: Readonly<Record<State, number>> = { fine: 32, look: 33, wrong: 31 }

/** Letters of a line, as wide as a terminal is wont to be. */
const lineWidth = 110

/** The page: each finding behind its mark, so that it says the same without its colours. */
export function pageOf(findings: readonly Finding[], inColour: boolean): string[] {
  const width = Math.max(...findings.map(({ about }) => about.length))
  const margin = ' '.repeat(width + 9)
  const lines = findings.flatMap(({ about, state, says, todo }) => {
    const lines = [
      ...wrapped(says, margin.length),
      ...(todo ? wrapped(`→ ${todo}`, margin.length) : []),
    ]
    const [first = '', ...rest] = lines
    const head = `${painted(marks[state], state)}  ${about.padEnd(width)}  ${first}`
    return [head, ...rest.map(line => `${margin}${line}`)]
  })
  return [...lines, '', sumOf(findings)]

  function painted(mark: string, state: State): string {
    return inColour ? `\u001B[${colours[state]}m${mark}\u001B[0m` : mark
  }
}

/** A text in lines that leave a margin free; its own line breaks stay. */
function wrapped(text: string, margin: number): string[] {
  return text.split('\n').flatMap(line => {
    const lines: string[] = []
    for (const word of line.trim().split(' ')) {
      const last = lines.at(-1)
      if (last !== undefined && margin + last.length + word.length < lineWidth)
        lines[lines.length - 1] = `${last} ${word}`
      else lines.push(word)
    }
    return lines
  })
}

function sumOf(findings: readonly Finding[]): string {
  const wrong = findings.filter(({ state }) => state === 'wrong').length
  const look = findings.filter(({ state }) => state === 'look').length
  if (wrong + look === 0) return 'All is well.'
  const parts = [wrong > 0 ? `${wrong} wrong` : '', look > 0 ? `${look} to look at` : '']
  return `${parts.filter(Boolean).join(', ')}; ${findings.length - wrong - look} fine.`
}

export type CheckResult = Omit<Finding, 'about'>

/** Runs a check. A check that throws becomes a finding, so that the page goes on. */
export async function examined(
  about: string,
  check: () => Promise<CheckResult>,
  todo?: string,
): Promise<Finding> {
  try {
    return { about, ...(await check()) }
  } catch (error) {
    const says = reasonOf(error)
    return { about, state: 'wrong', says, ...(todo && { todo }) }
  }
}

/** An error with its cause: fetch and the providers tell the true reason there alone. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  const why = cause instanceof Error ? cause.message || codeOf(cause) : ''
  return [error.message || codeOf(error), why].filter(Boolean).join(': ')
}

/** Where several addresses were tried, the error has no words but its code. */
function codeOf(error: Error): string {
  return errorCode(error) ?? error.name
}
