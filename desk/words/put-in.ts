import type { Cut } from '#shop/publishing/picture.ts'
import { languageHere } from '#ui/language.ts'
import { Refused } from '../call.ts'
import { secretHere } from '../session.ts'

/** Milliseconds until a photo is given up, on a slow line. */
const patience = 120_000

const head = () => ({ 'desk-secret': secretHere() ?? '', lang: languageHere() })

/** Sends a photo; answers the fingerprints of what is kept of it and of what is shown now. */
export async function putIn(
  piece: string,
  file: Blob,
  { x, y, zoom }: Cut,
): Promise<{ source: string; live: string | null }> {
  const query = new URLSearchParams({ x: String(x), y: String(y), zoom: String(zoom) })
  return dataOf(
    await answerOf(`/api/desk/pictures/${piece}?${query}`, {
      method: 'POST',
      headers: { ...head(), 'content-type': 'application/octet-stream' },
      body: file,
    }),
  )
}

/** Has what is shown now kept, so that a draft can take it away; answers its fingerprint. */
export async function keepShown(piece: string): Promise<{ live: string | null }> {
  return dataOf(
    await answerOf(`/api/desk/pictures/${piece}/kept`, { method: 'POST', headers: head() }),
  )
}

async function dataOf(response: Response) {
  const { code, data, message } = await response.json()
  if (code !== 'ok') throw new Refused(code, message, data)
  return data
}

/** A picture that was put in, or that a place shows now, as an address of this tab; null: none. */
export async function pictureUrl(of: string): Promise<string | null> {
  const response = await answerOf(`/api/desk/pictures/${of}`, { headers: head() })
  return response.ok ? URL.createObjectURL(await response.blob()) : null
}

async function answerOf(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(patience) })
  } catch {
    throw new Refused('network-error')
  }
}
