import punycode from 'punycode.js'

const longestLabel = 63

/** The address with its domain in letters, as customers type it, not Punycode; what is none stays as it is. */
export function inLetters(email: string): string {
  const at = email.lastIndexOf('@') + 1
  if (at === 0) return email
  const labels = email.slice(at).normalize('NFKC').split('.')
  return email.slice(0, at) + labels.map(lettersOf).join('.')
}

function lettersOf(label: string): string {
  const small = label.toLowerCase()
  if (!small.startsWith('xn--') || small.length > longestLabel) return label
  try {
    return punycode.toUnicode(small) || label
  } catch {
    return label
  }
}

/** One text for all spellings of an address: letter case, accents put together, sigmas, Punycode. */
export function emailKey(text: string): string {
  return inLetters(text.trim()).toLowerCase().normalize('NFC').replaceAll('ς', 'σ')
}

/** The domain of an address, or a domain, in the spelling that `emailKey` has. */
export function domainKey(text: string): string {
  const key = emailKey(`@${text.slice(text.lastIndexOf('@') + 1)}`)
  return key.slice(1)
}
