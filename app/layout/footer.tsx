import { useLocation } from 'react-router'
import { useConfig } from '../config.ts'
import { toDialog } from '../dialog/dialog.ts'
import { useLanguage, useWords } from '../text/words.ts'
import { Link, type PagePath } from '../ui/link.tsx'

export function Footer() {
  const { layout } = useWords()
  const { shop, promise } = useConfig()
  const { pathname } = useLocation()
  const { footer } = layout
  if (!hasFooter(pathname)) return null
  const pages: { to: PagePath; text: string }[] = [
    { to: '/calorie-calculator', text: footer.calculator },
    { to: '/business', text: footer.partnerships },
    { to: '/contact-us', text: footer.contactUs },
    { to: '/terms-and-conditions/terms-of-use', text: footer.terms },
  ]
  return (
    <footer className="bg-forest text-on-forest">
      <div className="mx-auto grid max-w-(--content) gap-10 px-5 py-12 sm:px-8 md:grid-cols-[2fr_1.2fr_1fr] md:py-16">
        <div>
          <p className="flex items-center gap-2.5">
            <img
              src="/logo-mark.svg"
              alt=""
              width={44}
              height={44}
              className="size-11 rounded-full bg-on-forest/95 p-1"
            />
            <span className="font-serif text-xl font-semibold">{shop}</span>
          </p>
          <p className="mt-4 max-w-sm text-lg">{promise}</p>
          <p className="mt-4 text-sm">{footer.illustrations}</p>
        </div>
        <Contact />
        <nav aria-label={footer.label}>
          <h2 className={heading}>{footer.explore}</h2>
          <ul>
            {pages.map(({ to, text }) => (
              <li key={to}>
                <Link to={to} className={entry}>
                  {text}
                </Link>
              </li>
            ))}
            {(['settings', 'cookies'] as const).map(name => (
              <li key={name}>
                <Link {...toDialog(name)} className={entry}>
                  {footer[name]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <Owner />
    </footer>
  )
}

function Contact() {
  const { footer } = useWords().layout
  const { phone, phoneHours, email } = useConfig()
  return (
    <div>
      <h2 className={heading}>{footer.contact}</h2>
      <ul>
        <li>
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={entry}>
            {phone}
          </a>
        </li>
        <li>
          <a href={`mailto:${email}`} className={entry}>
            {email}
          </a>
        </li>
      </ul>
      {phoneHours && (
        <p className="mt-1 text-sm">
          {footer.hours} {phoneHours}
        </p>
      )}
    </div>
  )
}

function Owner() {
  const { footer } = useWords().layout
  const lang = useLanguage()
  const { legalName, vat, gemi, address } = useConfig().owner
  const facts = [legalName[lang], address[lang], `${footer.vat} ${vat}`, `${footer.gemi} ${gemi}`]
  return (
    <p className="border-t border-on-forest/20 px-5 py-5 text-center text-sm">
      {facts.join(' · ')}
    </p>
  )
}

/** Pages on which the visitor orders or applies have no footer (§2). */
export function hasFooter(path: string): boolean {
  return !/^\/(plans|address|date-time|menu|checkout|product|business)(\/|$)/.test(path)
}

const heading = 'mb-2 font-serif text-lg font-semibold'
const entry = 'inline-flex min-h-11 items-center hover:underline focus-visible:outline-on-forest'
