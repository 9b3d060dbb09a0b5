import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { athensDate } from '#shop/schedule/schedule.ts'

/** A tablet that was left at a bag or a day in the evening shows today to the person who comes in the morning. */
export function useMorning(): void {
  const [search, setSearch] = useSearchParams()
  const date = search.get('date')
  const isNew = useRef(true)
  useEffect(() => {
    const isOver = date !== null && date < athensDate(Date.now())
    if (isNew.current && isOver) setSearch({}, { replace: true })
    isNew.current = false
  }, [date, setSearch])
}
