import type { PoolClient } from 'pg'
import * as z from 'zod/mini'
import type { DeskCallName } from '#shop/people/calls.ts'
import { refuseAtDesk } from '#shop/people/refusal.ts'
import { invalidInput } from '#shop/refusal/refusal.ts'
import {
  type ActCall,
  type Acted,
  type DeskHook,
  isNo,
  type No,
  type StaffCall,
} from '../calls/desk-hook.ts'
import { transaction } from '../db/database.ts'
import { addDeed, doneBy } from '../db/staff/deeds.ts'
import type { JobName } from '../jobs/jobs.ts'

/** Its sender names an act, so that it is done once. A preview answers what it would do, and changes nothing. */
export const actFields = z.object({
  requestId: z.string().check(z.regex(/^[\w-]{16,64}$/)),
  preview: z._default(z.boolean(), false),
})

type ActFields = z.infer<typeof actFields>

type Act = ActFields & {
  readonly name: DeskCallName
  readonly hook: Extract<DeskHook, { kind: 'act' }>
  readonly fields: unknown
}

/** Runs an act and writes its deed, in one transaction: no act can forget it. */
export async function runAct(
  call: StaffCall,
  { name, hook, fields, requestId, preview }: Act,
): Promise<unknown> {
  // What somebody looked at is written down: a preview would show it to them without a deed.
  if (preview && hook.isLook) return invalidInput({ field: 'preview', slug: 'invalid-field' })
  const wanted = new Set<JobName>()
  const jobs = { soon: (job: JobName) => void wanted.add(job) }
  let isCooked = false
  const kitchen = {
    ...call.kitchen,
    changed() {
      isCooked = true
    },
  }
  const done = await orGivenUp(() =>
    transaction(call.db, async tx => {
      const acted = orThrow(
        await hook.run({ ...call, tx, jobs, kitchen } satisfies ActCall, fields as never),
      )
      if (preview) throw new GivenUp(acted.data)
      await noteDeed(tx, call, { name, requestId, deed: acted.deed })
      return acted.data
    }),
  )
  if (isNo(done)) return afterNo(call, { name, requestId, no: done })
  if (preview) return done
  for (const job of wanted) call.jobs.soon(job)
  if (isCooked) call.kitchen.changed()
  return done
}

type NotDone = { readonly name: string; readonly requestId: string; readonly no: No }

/**
 * What refuses an act may be what it did itself when it was sent before. Nobody hears that of the name
 * of another act: theirs was not done.
 */
async function afterNo({ db, staff }: StaffCall, { name, requestId, no }: NotDone): Promise<No> {
  const earlier = await doneBy(db, requestId)
  if (earlier?.staffId === staff.id && earlier.call === name) return refuseAtDesk('already-done')
  return no.refused === 'already-done'
    ? invalidInput({ field: 'requestId', slug: 'invalid-field' })
    : no
}

type Noted = {
  readonly name: string
  readonly requestId: string
  readonly deed: Acted<unknown>['deed']
}

async function noteDeed(
  tx: PoolClient,
  { staff, now }: StaffCall,
  { name, requestId, deed }: Noted,
) {
  const at = new Date(now)
  const isNew = await addDeed(tx, {
    reason: '',
    ...deed,
    at,
    staffId: staff.id,
    call: name,
    requestId,
  })
  if (!isNew) throw new GivenUp(refuseAtDesk('already-done'))
}

/** Rolls a refused act or a preview back whole, and carries its answer out. */
class GivenUp extends Error {
  readonly answer: unknown
  constructor(answer: unknown) {
    super('the act is given up')
    this.answer = answer
  }
}

function orThrow<Result>(result: Result): Exclude<Result, No> {
  if (isNo(result)) throw new GivenUp(result)
  return result as Exclude<Result, No>
}

async function orGivenUp(work: () => Promise<unknown>): Promise<unknown> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof GivenUp) return error.answer
    throw error
  }
}
