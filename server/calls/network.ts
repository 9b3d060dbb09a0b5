import ipaddr from 'ipaddr.js'

/** Whom a limit counts: an IPv4 address, also in IPv6 form, or the first bits of an IPv6 one, which one owner has. */
export function networkOf(address: string, bits: 48 | 64): string {
  // A proxy may have written anything.
  if (!ipaddr.isValid(address)) return address.slice(0, 64)
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${Buffer.from(parsed.toByteArray().slice(0, bits / 8)).toString('hex')}/${bits}`
}
