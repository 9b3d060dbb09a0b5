import { createContext, useContext } from 'react'
import type { Device } from '#shop/people/device.ts'
import type { StaffPerson } from '#shop/people/staff.ts'

type Known = StaffPerson & { readonly device: Device | null }

/** Who is logged in at this tab, and at which device of the shop; the server asks anew with each call. */
export const Me = createContext<Known | null>(null)

export function useMe(): Known {
  const me = useContext(Me)
  if (!me) throw new Error('nobody is logged in')
  return me
}
