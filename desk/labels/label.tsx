import { Fragment, type Ref } from 'react'
import { formatNumber } from '#shop/format.ts'
import type { Language } from '#shop/language.ts'
import type { Output } from '../call.ts'
import type { Words } from '../text/el/index.ts'
import { QrCode } from '../ui/qr-code.tsx'

export type Labels = Output<'batch-labels'>
/** What is on the paper; how many are printed is not. */
export type PrintedLabel = Omit<
  Labels['labels'][number],
  'portion' | 'portionName' | 'trays' | 'isChanged'
>

/** Lower shares, such as those of herbs and salt, are not named. */
const leastPercent = 1

/** A tray's label as it is printed; preview and paper are the same drawing. */
export function TrayLabel({
  label,
  useBy,
  batch,
  lang,
  words,
  ref,
}: Printed & { ref?: Ref<HTMLElement> }) {
  const { name, ingredients, dip, contains, traces, heating } = label
  return (
    <article ref={ref} lang={lang} className="label flex flex-col border border-line">
      <h2 className="font-semibold">{name}</h2>
      {/* What is around the table flows beside and below it: a label holds all or is not printed. */}
      <div className="grow">
        <Nutrition label={label} words={words} />
        <p>
          <strong>{words.ingredients}:</strong> <Ingredients of={ingredients} lang={lang} />.
          {dip && (
            <>
              {' '}
              <strong>{words.dip(dip.name)}:</strong>{' '}
              <Ingredients of={dip.ingredients} lang={lang} />.
            </>
          )}
        </p>
        {contains.length > 0 && (
          <p className="font-bold">
            {words.contains}: {contains.join(', ')}.
          </p>
        )}
        {traces.length > 0 && (
          <p>
            {words.traces}: {traces.join(', ')}.
          </p>
        )}
        <p>
          <strong>{words.heating}:</strong> {heating}
        </p>
      </div>
      <Foot {...{ label, useBy, batch, lang, words }} />
    </article>
  )
}

type Printed = {
  label: PrintedLabel
  useBy: string
  batch: string
  lang: Language
  words: Words['labels']
}

function Foot({ label, useBy, batch, lang, words }: Printed) {
  const { weight, operator, code, page } = label
  return (
    <div className="flex items-end gap-[2mm] border-t border-[#000] pt-[0.6mm]">
      <div className="grow">
        <p className="flex flex-wrap justify-between gap-x-[2mm] pb-[0.4mm] text-[3.2mm] leading-[3.6mm] font-bold">
          <span className="whitespace-nowrap">
            {words.useBy}: {useBy}
          </span>
          <span className="whitespace-nowrap">
            {words.weight}: {formatNumber(weight, lang)} g
          </span>
        </p>
        <p>
          {words.storage} {operator.name}, {operator.address}. {words.batch} {batch}{' '}
          <span className="whitespace-nowrap">· {code}</span>
        </p>
      </div>
      <QrCode text={page} label={code} className="w-[14mm]! shrink-0 rounded-none!" />
    </div>
  )
}

function Ingredients({ of, lang }: { of: PrintedLabel['ingredients']; lang: Language }) {
  return of.map(({ name, percent, isAllergen }, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      {isAllergen ? <strong className="underline">{name}</strong> : name}
      {percent >= leastPercent && ` ${formatNumber(percent, lang, 0)}%`}
    </Fragment>
  ))
}

function Nutrition({ label, words }: { label: PrintedLabel; words: Words['labels'] }) {
  return (
    <table className="float-right ms-[2mm] mb-[0.5mm] tabular-nums">
      <thead>
        <tr className="border-b border-[#000]">
          <th className="text-start font-bold">{words.nutrition}</th>
          <th className="text-end font-bold">{words.per100}</th>
          <th className="text-end font-bold">{words.perPortion}</th>
        </tr>
      </thead>
      <tbody>
        {label.nutrition.map(({ row, per100g, perPortion }) => (
          <tr key={row}>
            <td>{words.rows[row]}</td>
            <td className="text-end">{per100g}</td>
            <td className="text-end">{perPortion}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
