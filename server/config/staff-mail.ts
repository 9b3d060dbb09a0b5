import type { Language } from '#shop/language.ts'
import type { StaffMailKind } from '#shop/shop-event.ts'
import { legalEntity } from './legal-entity.ts'
import { mailboxesIn } from './sender.ts'

export type StaffMailConfig = {
  /** Who gets the mails of a kind; nobody where it is empty. */
  readonly to: Readonly<Record<StaffMailKind, readonly string[]>>
  readonly lang: Language
}

type Environment = Readonly<
  Partial<Record<'STAFF_MAIL' | `STAFF_MAIL_${Uppercase<StaffMailKind>}`, string>>
> & { readonly STAFF_LANG: Language }

/** Unset, the company's own address gets them; outside of production nobody. */
export function readStaffMail(env: Environment, production: boolean): StaffMailConfig {
  const usual = env.STAFF_MAIL ?? (production ? legalEntity.email : 'off')
  const to = (kind: StaffMailKind) => {
    const asked = env[`STAFF_MAIL_${kind.toUpperCase() as Uppercase<StaffMailKind>}`] ?? usual
    return asked === 'off' ? [] : (mailboxesIn(asked) ?? [])
  }
  return {
    to: {
      orders: to('orders'),
      messages: to('messages'),
      money: to('money'),
      trouble: to('trouble'),
    },
    lang: env.STAFF_LANG,
  }
}
