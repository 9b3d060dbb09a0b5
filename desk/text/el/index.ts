import type { Worded } from '../worded.ts'
import { frame } from './frame.ts'
import { list } from './list.ts'

/** The words that every screen has. Greek is the type: a word that English lacks fails the build. */
export const words = {
  frame,
  list,
}

/** The words that a screen loads with itself: its line in desk/screens.ts names them. */
export const later = {
  account: () => import('./account.ts').then(({ account }) => account),
  board: () => import('./board.ts').then(({ board }) => board),
  books: () => import('./books.ts').then(({ books }) => books),
  bulk: () => import('./bulk.ts').then(({ bulk }) => bulk),
  calendar: () => import('./calendar.ts').then(({ calendar }) => calendar),
  companies: () => import('./companies.ts').then(({ companies }) => companies),
  coupons: () => import('./coupons.ts').then(({ coupons }) => coupons),
  customers: () => import('./customers.ts').then(({ customers }) => customers),
  day: () => import('./day.ts').then(({ day }) => day),
  device: () => import('./device.ts').then(({ device }) => device),
  devices: () => import('./devices.ts').then(({ devices }) => devices),
  deeds: () => import('./deeds.ts').then(({ deeds }) => deeds),
  find: () => import('./find.ts').then(({ find }) => find),
  gate: () => import('./gate.ts').then(({ gate }) => gate),
  outbox: () => import('./outbox.ts').then(({ outbox }) => outbox),
  handover: () => import('./handover.ts').then(({ handover }) => handover),
  inbox: () => import('./inbox.ts').then(({ inbox }) => inbox),
  kitchen: () => import('./kitchen.ts').then(({ kitchen }) => kitchen),
  labels: () => import('./labels.ts').then(({ labels }) => labels),
  limits: () => import('./limits.ts').then(({ limits }) => limits),
  login: () => import('./login.ts').then(({ login }) => login),
  mails: () => import('./mails.ts').then(({ mails }) => mails),
  money: () => import('./money.ts').then(({ money }) => money),
  catalogue: () => import('./catalogue.ts').then(({ catalogue }) => catalogue),
  opening: () => import('./opening.ts').then(({ opening }) => opening),
  orders: () => import('./orders.ts').then(({ orders }) => orders),
  packing: () => import('./packing.ts').then(({ packing }) => packing),
  pantry: () => import('./pantry.ts').then(({ pantry }) => pantry),
  phone: () => import('./phone.ts').then(({ phone }) => phone),
  people: () => import('./people.ts').then(({ people }) => people),
  roles: () => import('./roles.ts').then(({ roles }) => roles),
  routes: () => import('./routes.ts').then(({ routes }) => routes),
  scan: () => import('./scan.ts').then(({ scan }) => scan),
  steps: () => import('./steps.ts').then(({ steps }) => steps),
  today: () => import('./today.ts').then(({ today }) => today),
  terms: () => import('./terms.ts').then(({ terms }) => terms),
  words: () => import('./words.ts').then(({ words }) => words),
}

export type LaterName = keyof typeof later

type LaterWords = { readonly [Name in LaterName]: Awaited<ReturnType<(typeof later)[Name]>> }

export type Words = Worded<typeof words & LaterWords>
