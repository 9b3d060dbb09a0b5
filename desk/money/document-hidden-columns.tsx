import { formatDateTime } from '#shop/format.ts'
import { useLanguage } from '#ui/language.ts'
import type { Output } from '../call.ts'
import { useWords } from '../text/words.ts'
import type { Column } from '../ui/list.tsx'
import { Cents } from './cents.tsx'

export type FiscalDocument = Output<'document-collection'>['documents'][number]

/** Columns that the list shows only when they are chosen. */
export function useHiddenColumns(): readonly Column<FiscalDocument>[] {
  const { money } = useWords()
  const lang = useLanguage()
  return [
    {
      name: 'net',
      title: money.net,
      hidden: true,
      isNumber: true,
      value: ({ net }) => (net === null ? null : { cents: net }),
      cell: ({ net }) => net !== null && <Cents of={net} />,
    },
    {
      name: 'vat',
      title: money.vat,
      hidden: true,
      isNumber: true,
      value: ({ vat }) => (vat === null ? null : { cents: vat }),
      cell: ({ vat }) => vat !== null && <Cents of={vat} />,
    },
    {
      name: 'mark',
      title: money.mark,
      hidden: true,
      value: ({ mark }) => mark ?? '',
      cell: ({ mark }) => mark ?? '–',
    },
    {
      name: 'issued',
      title: money.issued,
      hidden: true,
      value: ({ issuedAt: at }) => at && { at },
      cell: ({ issuedAt }) => (issuedAt ? formatDateTime(issuedAt, lang, 'medium') : '–'),
    },
    {
      name: 'vatnumber',
      title: money.vatNumber,
      hidden: true,
      value: ({ vatNumber }) => vatNumber ?? '',
      cell: ({ vatNumber }) => vatNumber ?? '–',
    },
  ]
}
