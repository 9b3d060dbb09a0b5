import type { LucideIcon } from 'lucide-react'
import History from 'lucide-react/icons/history'
import Users from 'lucide-react/icons/users'
import type { ComponentType } from 'react'
import { type DeskCallName, mayCall } from '#shop/staff-room/calls.ts'
import type { StaffRole } from '#shop/staff-room/staff.ts'
import type { Words } from './text/el/index.ts'

type Screen = {
  /** Its address under /desk, and its name among the words (frame.screens, frame.about). */
  readonly path: keyof Words['frame']['screens']
  /** Who may make this call sees the screen. */
  readonly call: DeskCallName
  readonly Icon: LucideIcon
  readonly load: () => Promise<{ readonly default: ComponentType }>
}

/** The screens, in the order of the menu. A new one is a line here, its words, and its folder. */
export const screens: readonly Screen[] = [
  {
    path: 'people',
    call: 'staff-collection',
    Icon: Users,
    load: () => import('./people/people.tsx'),
  },
  {
    path: 'deeds',
    call: 'deed-collection',
    Icon: History,
    load: () => import('./deeds/deeds.tsx'),
  },
]

export function screensFor(roles: readonly StaffRole[]): readonly Screen[] {
  return screens.filter(({ call }) => mayCall(roles, call))
}
