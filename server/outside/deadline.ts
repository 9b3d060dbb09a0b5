/** A signal after so many ms. `AbortSignal.timeout` fires after the answer, too: an error that no code reads. */
export async function withDeadline<Answer>(
  milliseconds: number,
  run: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const deadline = new AbortController()
  const timer = setTimeout(
    () => deadline.abort(new DOMException('It took too long', 'TimeoutError')),
    milliseconds,
  )
  try {
    return await run(deadline.signal)
  } finally {
    clearTimeout(timer)
  }
}
