import type { Words } from '../el/index.ts'
import { account } from './account.ts'
import { customers } from './customers.ts'
import { day } from './day.ts'
import { deeds } from './deeds.ts'
import { find } from './find.ts'
import { frame } from './frame.ts'
import { inbox } from './inbox.ts'
import { list } from './list.ts'
import { login } from './login.ts'
import { offer } from './offer.ts'
import { orders } from './orders.ts'
import { people } from './people.ts'
import { roles } from './roles.ts'
import { today } from './today.ts'

export const words: Words = {
  account,
  customers,
  day,
  deeds,
  find,
  frame,
  inbox,
  list,
  login,
  offer,
  orders,
  people,
  roles,
  today,
}
