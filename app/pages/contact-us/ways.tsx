import Clock from 'lucide-react/icons/clock'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import type { ReactNode } from 'react'
import { useConfig } from '../../config.ts'
import { useLanguage, useWords } from '../../text/words.ts'

/** Phone, e-mail, support hours (§9) and the business' own address. */
export function Ways() {
  const { contact } = useWords()
  const { phone, phoneHours, email, owner } = useConfig()
  const lang = useLanguage()
  return (
    <section aria-labelledby="ways" className="self-start rounded-card bg-basil-soft p-6 sm:p-8">
      <h2 id="ways" className="text-xl">
        {contact.ways}
      </h2>
      <dl className="mt-5 grid gap-4 sm:grid-cols-2 md:grid-cols-1">
        <Way Icon={Phone} name={contact.phone}>
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={link}>
            {phone}
          </a>
        </Way>
        <Way Icon={Mail} name={contact.email}>
          <a href={`mailto:${email}`} className={`${link} break-all`}>
            {email}
          </a>
        </Way>
        {phoneHours && (
          <Way Icon={Clock} name={contact.hours}>
            <span className="font-semibold">{phoneHours}</span>
          </Way>
        )}
        <Way Icon={MapPin} name={contact.address}>
          <span className="block">{owner.address[lang]}</span>
          <span className="block text-sm text-muted">{owner.legalName[lang]}</span>
        </Way>
      </dl>
    </section>
  )
}

type WayProps = { Icon: typeof Phone; name: string; children: ReactNode }

function Way({ Icon, name, children }: WayProps) {
  return (
    <div className="grid grid-cols-[2.75rem_1fr] gap-x-3">
      <dt className="contents">
        <span className="row-span-2 grid size-11 place-items-center rounded-full bg-card text-basil">
          <Icon size={20} aria-hidden="true" />
        </span>
        <span className="text-sm text-muted">{name}</span>
      </dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}

const link =
  'inline-flex min-h-11 items-center -my-2.5 font-semibold text-basil underline-offset-4 hover:underline'
