import { addDays } from '#shop/schedule/schedule.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { Bars } from '../money/bars.tsx'
import { useAnswer } from '../queries.ts'

const days = 30

/** What was taken day by day until a date. */
export default function Curve({ until }: { until: string }) {
  const period = { from: addDays(until, 1 - days), to: until }
  const { data } = useAnswer('takings-one', period, { every: 120_000 })
  if (!data) return <Skeleton className="h-72 sm:h-84" />
  return <Bars rows={data.rows} period={period} byMonth={false} />
}
