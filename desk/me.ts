import { createContext, useContext } from 'react'
import type { StaffPerson } from '#shop/people/staff.ts'

/** Who is logged in at this tab; the server asks anew with each call. */
export const Me = createContext<StaffPerson | null>(null)

export function useMe(): StaffPerson {
  const me = useContext(Me)
  if (!me) throw new Error('nobody is logged in')
  return me
}
