import { BlockList, isIP } from 'node:net'

/** Addresses and networks (10.0.0.0/8), separated by commas; null where one of them cannot be read. */
export function addressesIn(text: string): BlockList | null {
  const list = new BlockList()
  for (const entry of text.split(',').map(part => part.trim())) {
    const [address = '', prefix, ...more] = entry.split('/')
    const version = isIP(address)
    const most = version === 6 ? 128 : 32
    const bits = prefix === undefined ? most : /^\d{1,3}$/.test(prefix) ? Number(prefix) : most + 1
    if (version === 0 || bits > most || more.length > 0) return null
    list.addSubnet(address, bits, version === 6 ? 'ipv6' : 'ipv4')
  }
  return list
}

/** Networks that the internet does not reach (RFC 1918, RFC 4193), and this machine itself. */
const privateNetworks = addressesIn(
  '127.0.0.0/8,10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,169.254.0.0/16,::1,fc00::/7,fe80::/10',
)

/**
 * Whether `address` is that of a proxy that is believed about whom it speaks for; `hop` counts from
 * the shop outwards.
 */
export function isTrustedProxy(
  proxies: number | 'private',
  address: string | undefined,
  hop: number,
): boolean {
  if (proxies !== 'private') return hop < proxies
  return address !== undefined && privateNetworks !== null && isAmong(privateNetworks, address)
}

/** Whether an address is in the list; an IPv4 address may come written as IPv6. */
export function isAmong(list: BlockList, address: string): boolean {
  return list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}
