import type { Json } from '#shop/merge/merge.ts'
import { pieceValue } from '#shop/publishing/piece-value.ts'
import { figureLimits } from '#shop/publishing/terms.ts'
import type { CutOffs } from '#shop/shop-data/cut-offs.ts'
import type { Output } from '../call.ts'
import { useWords } from '../text/words.ts'
import type { TermName } from './edited.ts'
import { Fields } from './fields.tsx'
import { Figure } from './figure.tsx'

type Props = {
  readonly view: Pick<Output<'terms-one'>, 'cutOffs' | 'usualCutOffs'>
  readonly made: Json
  readonly change: (name: TermName, value: Json) => void
  readonly mark: (name: string, isWrong: boolean) => void
}

/** Until when before its window a delivery is ordered, and its meals are changed. */
export function CutOffFields({ view, made, change, mark }: Props) {
  const { terms } = useWords()
  const live = pieceValue<'cutOffs'>(view.cutOffs.live ?? view.usualCutOffs)
  const value = pieceValue<'cutOffs'>(made ?? view.usualCutOffs)
  const isAmiss = ({ orderHours, changeHours }: CutOffs) => changeHours < orderHours
  const figure = (name: keyof CutOffs, amiss?: string) => (
    <Figure
      {...{ name, mark, amiss, label: terms[name], limits: figureLimits.hours }}
      value={value[name]}
      live={live[name]}
      set={hours => {
        const next = { ...value, [name]: hours }
        mark('cutOffs', isAmiss(next))
        change('cutOffs', next)
      }}
    />
  )
  return (
    <Fields title={terms.cutOffs} text={terms.cutOffsText}>
      {figure('orderHours')}
      {figure('changeHours', isAmiss(value) ? terms.changesTooLate : undefined)}
    </Fields>
  )
}
