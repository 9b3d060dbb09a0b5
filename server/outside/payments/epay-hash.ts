import { createHmac, timingSafeEqual } from 'node:crypto'

/** The fields that the bank signs besides ticket, shop and reference, in this order. */
const signed = [
  'ApprovalCode',
  'Parameters',
  'ResponseCode',
  'SupportReferenceID',
  'AuthStatus',
  'PackageNo',
  'StatusFlag',
] as const

type Signing = {
  readonly ticket: string
  readonly posId: string
  readonly acquirerId: string
  readonly reference: string
}

/** The bank's HashKey over a return; a missing field counts as empty (facts §2.6). */
export function returnHash(
  { ticket, posId, acquirerId, reference }: Signing,
  fields: Readonly<Record<string, string>>,
): string {
  const parts = [ticket, posId, acquirerId, reference, ...signed.map(name => fields[name] ?? '')]
  return createHmac('sha256', ticket).update(parts.join(';')).digest('hex').toUpperCase()
}

export function isSigned(signing: Signing, fields: Readonly<Record<string, string>>): boolean {
  const given = Buffer.from((fields.HashKey ?? '').toUpperCase())
  const right = Buffer.from(returnHash(signing, fields))
  return given.length === right.length && timingSafeEqual(given, right)
}
