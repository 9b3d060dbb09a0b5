import { memo, type ReactNode } from 'react'
import { Link } from 'react-router'
import { csvText } from '#shop/csv.ts'
import type { Column } from './column.ts'
import { ChooseOne } from './selection.tsx'

type OneRowProps = {
  row: unknown
  columns: readonly Column<unknown>[]
  to: string | undefined
  isChosen: boolean | undefined
  choose: Choose | undefined
  isTight: boolean
}

/** What else is pressed in a card that leads somewhere lies above its link. */
const overCard = 'max-md:[&_:is(a,button)]:relative max-md:[&_:is(a,button)]:z-10'

export type Choose = (row: unknown, on: boolean, withShift: boolean) => void

export const OneRow = memo(function OneRow({
  row,
  columns,
  to,
  isChosen,
  choose,
  isTight,
}: OneRowProps) {
  return (
    <tr
      role="row"
      tabIndex={-1}
      className="border-line focus-visible:-outline-offset-3 max-md:relative max-md:space-y-1 max-md:rounded-card max-md:border max-md:bg-card max-md:p-4 max-md:shadow-card md:not-last:border-b"
    >
      {choose && (
        <td
          role="cell"
          data-title=""
          className={`align-top max-md:absolute max-md:end-3 max-md:top-2 max-md:z-10 md:py-3.5 ${isTight ? 'md:ps-3' : 'md:ps-5'}`}
        >
          <ChooseOne
            name={csvText(columns[0]?.value?.(row) ?? null)}
            checked={isChosen === true}
            change={(on, withShift) => choose(row, on, withShift)}
          />
        </td>
      )}
      {columns.map(({ name, title: heading, hideTitle, isNumber, cell, className = '' }, at) => {
        const shown = cell(row)
        return (
          <td
            key={name}
            role="cell"
            data-title={hideTitle || at === 0 ? '' : heading}
            // What is empty takes no line of a card.
            className={`align-baseline md:py-4 ${isTight ? 'md:px-3' : 'md:px-5'} ${isNumber ? 'md:text-end' : ''} ${isEmpty(shown) ? 'max-md:hidden!' : ''} ${at > 0 && to !== undefined ? overCard : ''} ${className}`}
          >
            {at === 0 && to !== undefined ? (
              <Link
                to={to}
                // A finger hits the whole card.
                className="focus-visible:rounded-field hover:underline max-md:after:absolute max-md:after:inset-0 max-md:after:rounded-card"
              >
                {shown}
              </Link>
            ) : (
              shown
            )}
          </td>
        )
      })}
    </tr>
  )
})

function isEmpty(shown: ReactNode): boolean {
  return shown === '–' || shown === '' || shown === null || shown === undefined || shown === false
}
