import { useConfig } from '../../config.ts'
import { useWords } from '../../text/words.ts'

/** Phone and e-mail, since this page has no footer (§2). */
export function TalkToUs() {
  const { business, contact } = useWords()
  const { phone, phoneHours, email } = useConfig()
  return (
    <aside
      aria-labelledby="talk-to-us"
      className="self-start rounded-card bg-terracotta-soft p-6 sm:p-8"
    >
      <h2 id="talk-to-us" className="text-xl">
        {business.call}
      </h2>
      <p className="mt-3">
        <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={link}>
          {phone}
        </a>
        <a href={`mailto:${email}`} className={`${link} break-all`}>
          {email}
        </a>
      </p>
      {phoneHours && (
        <p className="mt-2 text-sm">
          {contact.hours}: {phoneHours}
        </p>
      )}
    </aside>
  )
}

const link = 'flex min-h-11 items-center font-semibold underline-offset-4 hover:underline'
