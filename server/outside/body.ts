/** Reads a body; null where it is larger than `most` bytes. */
export async function bodyAtMost(response: Response, most: number): Promise<Buffer | null> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.length
    if (bytes > most) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}
