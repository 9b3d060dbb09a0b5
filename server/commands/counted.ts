import { stderr } from 'node:process'
import { type Problem, problemLine } from '../folder/problem.ts'
import type { CommandOutcome } from './shop-command.ts'

/** "1 dish", "64 dishes". */
export function counted(amount: number, one: string, many = `${one}s`): string {
  return `${amount} ${amount === 1 ? one : many}`
}

export function printProblems(
  stream: { write(text: string): unknown },
  problems: readonly Problem[],
): void {
  for (const problem of problems) stream.write(`${problemLine(problem)}\n`)
}

/** What a command says of a folder with problems, which it names first. */
export function refusedFor(problems: readonly Problem[]): CommandOutcome {
  printProblems(stderr, problems)
  return { done: false, says: [`${counted(problems.length, 'problem')}. Nothing was changed.`] }
}
