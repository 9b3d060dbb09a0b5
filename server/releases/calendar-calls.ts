import * as z from 'zod/mini'
import { isDate } from '#shop/schedule/schedule.ts'
import {
  deskBoardAnswer,
  deskCalendarAnswer,
  deskCouponsAnswer,
  deskKitchenDayAnswer,
} from '../answers/publishing/calendar.ts'
import { deskAreasAnswer, deskPlacesAnswer, deskTermsAnswer } from '../answers/publishing/terms.ts'
import { read } from '../calls/desk-hook.ts'
import { nothing } from '../calls/hook-fields.ts'
import { calendarOne } from './calendar.ts'
import { kitchenDayOne } from './kitchen-day.ts'
import { areaCollection, placesOne } from './places.ts'
import { couponCollection } from './public-coupons.ts'
import { termsOne } from './terms.ts'
import { boardOne } from './week-board.ts'

const date = z.string().check(z.refine(isDate))
const year = z.string().check(z.regex(/^20[2-4]\d$/))

/** Calls for the calendar, limits and coupons. They are edited as drafts, like dishes. */
export const calendarHooks = {
  'calendar-one': read(z.object({ year }), calendarOne, {
    says: 'A year with its public holidays, closed days and sold deliveries, and what is left of the days to come.',
    answers: deskCalendarAnswer,
    isReport: true,
  }),
  'kitchen-day-one': read(z.object({ date }), kitchenDayOne, {
    says: 'What is sold of each window and dish of a day, with its own limits and their drafts.',
    answers: deskKitchenDayAnswer,
  }),
  'coupon-collection': read(nothing, couponCollection, {
    says: 'Everybody’s coupons with their drafts, how often they are used, and what came of it.',
    answers: deskCouponsAnswer,
    isReport: true,
  }),
  'board-one': read(nothing, boardOne, {
    says: 'Every dish with the weekdays on which it is sold, the weeks that differ, and what is sold already.',
    answers: deskBoardAnswer,
  }),
  'terms-one': read(nothing, termsOne, {
    says: 'Plans and their prices, what bringing costs, the VAT and the best sellers, with their drafts.',
    answers: deskTermsAnswer,
  }),
  'places-one': read(nothing, placesOne, {
    says: 'The windows of delivery and the pick-up points with their drafts, and what is sold to each.',
    answers: deskPlacesAnswer,
  }),
  'area-collection': read(nothing, areaCollection, {
    says: 'The areas that the shop brings to, with their drafts, and what is sold to each.',
    answers: deskAreasAnswer,
  }),
}
