import { desktop, visitor } from './browser.ts'
import type { Walks } from './walks.ts'

/** What the button of the latest mail with this subject opens, read where the test mails are shown. */
export async function linkInMail(
  { browser, url }: Walks,
  subject: RegExp,
  field: string,
): Promise<string> {
  const { page, context } = await visitor(browser, desktop)
  try {
    for (let tries = 0; tries < 50; tries++) {
      await page.goto(`${url}/sandbox/mail`)
      const mails = page.getByRole('link', { name: subject })
      if ((await mails.count()) > 0) {
        await mails.first().click()
        await page.waitForLoadState()
        for (const frame of page.frames()) {
          const [href] = await frame
            .locator(`a[href*="${field}="]`)
            .evaluateAll(links => links.map(link => (link as unknown as { href: string }).href))
          if (href) return href
        }
      }
      await page.waitForTimeout(200)
    }
    throw new Error(`no mail with a link came: ${subject}`)
  } finally {
    await context.close()
  }
}
