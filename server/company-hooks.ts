import * as z from 'zod/mini'
import { companyReportOne } from './company-report.ts'
import {
  customerSpotCollection,
  customerSpotCreate,
  customerSpotDelete,
  spotOne,
} from './customer-spots.ts'
import { get, post } from './hook.ts'
import { id, nothing, slug } from './hook-fields.ts'

const month = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/))

/** The calls of companies and of those who order to an office. */
export const companyHooks = {
  'spot-one': get(z.object({ spot: slug }), spotOne, { shared: true }),
  'customer-spot-collection': get(nothing, customerSpotCollection),
  'customer-spot-create': post(nothing, z.object({ spot: slug }), customerSpotCreate),
  'customer-spot-delete': post(nothing, z.object({ spotId: id }), customerSpotDelete),
  'company-report-one': get(z.object({ spot: slug, month }), companyReportOne),
}
