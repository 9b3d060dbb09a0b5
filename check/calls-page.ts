import { readFileSync, writeFileSync } from 'node:fs'
import type { Hook } from '#server/calls/hook.ts'
import { hooks } from '#server/door/hooks.ts'
import { always } from '#server/door/openapi-operation.ts'
import { limits, ownLimits } from '#server/door/rate-limits.ts'
import { type CallName, isInQuery, methodOf, wholeBodyOf } from '#shop/calls.ts'
import { type RefusalCode, refusalStatus } from '#shop/refusal/refusal.ts'
import { refusalText } from '#shop/refusal/refusal-text.ts'
import { answerTypes, answerWords } from './answer-words.ts'
import { fieldsOf } from './field-words.ts'

const page = new URL('../docs/calls.md', import.meta.url)
const printedFrom = '## All calls\n'
const table = Object.entries(hooks as Readonly<Record<string, Hook>>) as [CallName, Hook][]

/** docs/calls.md as it should be: its part that is written by hand, then the table of calls. */
export function callsPage(): string {
  const [byHand] = keptPage().split(printedFrom)
  return `${byHand}${printedFrom}\n${printed()}\n`
}

export const keptPage = () => readFileSync(page, 'utf8')

function printed(): string {
  return [
    tableOf(
      ['call', 'method', 'for', 'what it does'],
      table.map(([name, hook]) => [
        `[\`${name}\`](#${name})`,
        methodOf(name),
        callersOf(hook),
        firstSentence(hook.says),
      ]),
    ),
    howOften(),
    `Every call may refuse with ${listed(always.map(quoted))}. The codes of its own stand with it.`,
    ...table.map(([name, hook]) => describedCall(name, hook)),
    '## Codes',
    codes(),
    '## What the answers hold',
    'The schemas of `server/answers/`, as types. Money is in euros with two decimals, weights are in grams.',
    ...answerTypes().flatMap(({ file, text }) => [`### ${file}`, `\`\`\`ts\n${text}\n\`\`\``]),
  ].join('\n\n')
}

function howOften(): string {
  const own = Object.entries(ownLimits).map(([name, most]) => `${most} of the limit \`${name}\``)
  return [
    `One address makes ${limits.calls} calls a minute at most: ${listed(own)}, and`,
    `${limits.authAddress} of the limit \`auth\`, ${limits.authAccount} of these at one account.`,
    'Beyond this the answer is `too-many-requests`, with the seconds to wait in `Retry-After`.',
  ].join('\n')
}

function describedCall(name: CallName, hook: Hook): string {
  const whole = wholeBodyOf(name)
  const fields = fieldsOf(hook.fields).map(({ field, is, note }) => [
    isInQuery(name, field) ? 'query' : 'body',
    field === whole ? 'the whole body' : quoted(field),
    is,
    note,
  ])
  return [
    `### ${name}`,
    `${methodOf(name)}, for ${callersOf(hook)}. ${hook.says}`,
    ...(fields.length > 0 ? [tableOf(['in', 'field', 'is', ''], fields)] : []),
    [
      `- Answers: \`${answerWords(hook.answers)}\``,
      ...(hook.refuses.length > 0 ? [`- Refuses: ${hook.refuses.map(withStatus).join(', ')}`] : []),
      ...(hook.limit ? [`- Limit: \`${hook.limit}\``] : []),
    ].join('\n'),
  ].join('\n\n')
}

function callersOf({ customer, shared }: Hook): string {
  if (customer) return 'a customer'
  return shared ? 'everybody, shared' : 'everybody'
}

function withStatus(code: RefusalCode): string {
  return `\`${code}\` (${refusalStatus[code]})`
}

function codes(): string {
  const all = Object.entries(refusalStatus) as [RefusalCode, number][]
  return tableOf(
    ['code', 'status', 'text'],
    all.map(([code, status]) => [quoted(code), String(status), refusalText[code].en]),
  )
}

function firstSentence(says: string): string {
  return /^[^.]*\./.exec(says)?.[0] ?? says
}

function tableOf(head: readonly string[], body: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`.replaceAll('|  |', '| |')
  return [line(head), `|${'---|'.repeat(head.length)}`, ...body.map(line)].join('\n')
}

function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

const quoted = (name: string) => `\`${name}\``

if (import.meta.main) writeFileSync(page, callsPage())
