import { type BagChange, changesSince, type ItemChange } from '#shop/packing/day-changes.ts'
import {
  closesAt,
  type Department,
  departments,
  isFrozen,
  listAt,
  mayThaw,
  unseenBy,
} from '#shop/production/frozen-list.ts'
import type { WindowList } from './day-list.ts'

/** How far a window's list is. */
export type ListView = {
  readonly closesAt: Date
  /** null: orders are still counted. */
  readonly frozenAt: Date | null
  /** 0: it was never frozen. */
  readonly version: number
  readonly mayThaw: boolean
  /** What waits for its money, and the portions that it may add. */
  readonly waiting: WindowList['waiting']
  /** Versions that each department has still to see. */
  readonly unseen: Readonly<Record<Department, number>>
}

export function listView(list: WindowList, now: number): ListView {
  const { versions, waiting, cookedAt } = list
  const frozen = versions.findLast(({ kind }) => kind === 'frozen')
  return {
    closesAt: new Date(closesAt(list)),
    frozenAt: frozen && isFrozen(versions) ? new Date(frozen.at) : null,
    version: versions.length,
    mayThaw: mayThaw(list, versions, { now, cookedAt }),
    waiting,
    unseen: {
      kitchen: unseenBy('kitchen', versions).length,
      packing: unseenBy('packing', versions).length,
    },
  }
}

/** What a department has still to see of a window, in one. */
export type Unseen = {
  readonly timePeriodId: string
  readonly department: Department
  /** The latest version: what is tapped as seen. */
  readonly version: number
  readonly dishes: readonly ItemChange[]
  readonly bags: readonly BagChange[]
}

export function unseenIn(
  { timePeriod, versions }: WindowList,
  of: (department: Department) => boolean,
): Unseen[] {
  return departments.filter(of).flatMap(department => {
    const [first] = unseenBy(department, versions)
    if (!first) return []
    const seen = listAt(versions.filter(({ version }) => version < first.version))
    const { dishes, bags } = changesSince(seen, listAt(versions))
    return {
      ...{ timePeriodId: timePeriod.id, department, version: versions.length, dishes },
      bags: department === 'packing' ? bags : bags.filter(isFood),
    }
  })
}

function isFood({ kind, parts }: BagChange): boolean {
  return kind !== 'changed' || parts.includes('items') || parts.includes('notes')
}
