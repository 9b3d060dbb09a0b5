import { stderr, stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'

/** Without a terminal there is no one to ask, and the answer is no; --yes answers in advance. */
export async function isAgreed(question: string): Promise<boolean> {
  if (!stdin.isTTY) {
    stderr.write('There is no terminal to ask at. With --yes it is done without a question.\n')
    return false
  }
  const terminal = createInterface({ input: stdin, output: stdout })
  const answer = await terminal.question(question)
  terminal.close()
  return answer.trim().toLowerCase() === 'yes'
}
