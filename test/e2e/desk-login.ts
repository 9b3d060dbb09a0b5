import type { Page } from 'playwright-core'

type Words = { readonly email: string; readonly password: string; readonly submit: string }

/** Logs in with a login that the demo prints, where the staff room asks for one. */
export async function enterDesk(page: Page, role: string, words: Words): Promise<void> {
  await page.getByLabel(words.email, { exact: true }).fill(`${role}@gastra.example`)
  const password = page.getByLabel(words.password, { exact: true })
  await password.fill('gastra-demo')
  await page.getByRole('button', { name: words.submit }).click()
  await password.waitFor({ state: 'detached' })
}
