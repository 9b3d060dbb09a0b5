import { stderr, stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'

/** Without a terminal there is no one to ask, and the answer is no; --yes answers in advance. */
export async function isAgreed(question: string): Promise<boolean> {
  if (!stdin.isTTY) {
    stderr.write('There is no terminal to ask at. With --yes it is done without a question.\n')
    return false
  }
  return (await answerTo(question)) === 'yes'
}

/** What is typed at the terminal, in small letters; null: the question was ended by Ctrl+C or Ctrl+D. */
export async function answerTo(question: string): Promise<string | null> {
  const terminal = createInterface({ input: stdin, output: stdout })
  try {
    return (await terminal.question(question)).trim().toLowerCase()
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return null
    throw error
  } finally {
    terminal.close()
  }
}
