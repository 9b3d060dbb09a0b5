import { domainsForm } from '#shop/people/company-form.ts'

/** One a line, or with commas; null: one of them is no company's. */
export function domainsIn(typed: string): string[] | null {
  const emailDomains = typed.split(/[\s,;]+/).filter(Boolean)
  const parsed = domainsForm.safeParse({ emailDomains })
  return parsed.success ? parsed.data.emailDomains : null
}
