import { areaOfPostcode } from '#shop/area/area.ts'
import type { RegionInterestForm } from '#shop/area/region-interest.ts'
import { type Refusal, refuse } from '#shop/refusal/refusal.ts'
import { athensDate } from '#shop/schedule/schedule.ts'
import type { Call } from '../calls/hook.ts'
import { randomId } from '../calls/random.ts'
import { tokenHashOf } from '../calls/token.ts'
import {
  addRegionInterest,
  confirmRegionInterest,
  lockRegionInterests,
  regionMailsSince,
  removeRegionInterest,
  tellPostcode,
  waitedFor,
} from '../db/customer/region-interests.ts'
import { transaction } from '../db/database.ts'
import { queueMail } from '../db/mail/mails.ts'
import type { RunningShop } from '../running-shop.ts'

const day = 24 * 60 * 60_000
/** Mails a day to one address, so that a stranger cannot flood a mailbox. */
const mostMails = 3

/** The answer never tells whether the e-mail is known; a mail asks for confirmation. */
export async function regionInterestCreate(call: Call, form: RegionInterestForm): Promise<null> {
  const { email, postcode } = form
  await transaction(call.db, async tx => {
    await lockRegionInterests(tx, email)
    const asked = { id: randomId(), email, postcode: postcode.replace(' ', ''), lang: call.lang }
    const { id, confirmedAt } = await addRegionInterest(tx, { ...asked, now: call.now })
    if (confirmedAt !== null) return
    if ((await regionMailsSince(tx, email, call.now - day)) >= mostMails) return
    const key = `region-confirm ${id} ${athensDate(call.now)}`
    await queueMail(tx, { key, code: 'region-confirm', regionInterestId: id }, call.now)
  })
  call.jobs.soon('mails')
  return null
}

export async function regionInterestConfirm(
  call: Call,
  { token }: { token: string },
): Promise<{ postcode: string } | Refusal> {
  const confirmed = await confirmRegionInterest(call.db, tokenHashOf(token), call.now)
  return confirmed ? { postcode: confirmed.postcode } : refuse('link-expired')
}

export async function regionInterestDelete(call: Call, { token }: { token: string }) {
  await removeRegionInterest(call.db, tokenHashOf(token))
  return null
}

/** Queues a mail to each who waits for a postcode that is served now; answers how many. */
export async function tellRegions(shop: RunningShop): Promise<number> {
  const { db, now } = shop
  const { areas } = shop.catalogue()
  let told = 0
  for (const postcode of await waitedFor(db)) {
    if (!areaOfPostcode(postcode, areas)?.served) continue
    told += await transaction(db, async tx => {
      const ids = await tellPostcode(tx, postcode, now())
      for (const id of ids)
        await queueMail(
          tx,
          { key: `region-open ${id}`, code: 'region-open', regionInterestId: id },
          now(),
        )
      return ids.length
    })
  }
  if (told > 0) shop.jobs.soon('mails')
  return told
}
