import { useState } from 'react'
import { TextField } from '#ui/field.tsx'
import { useLanguage } from '#ui/language.ts'
import { useKeptAct } from '../outbox/kept-act.ts'
import { useWords } from '../text/words.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { numberIn, traysIn } from '../ui/typed-number.ts'
import type { DishOfDay, Kitchen } from './answer.ts'

type Shared = { dish: DishOfDay; kitchen: Kitchen; close: () => void }
type Trays = readonly { readonly buildId: string; readonly trays: number }[]

/** A batch of another amount than what is left: a pot that is smaller, or a few to spare. */
export function BeginDialog({ dish, kitchen, close }: Shared) {
  const { kitchen: words } = useWords()
  const lang = useLanguage()
  const act = useKeptAct('batch-begin')
  const typing = useTrays(dish.builds.map(({ buildId, left }) => ({ buildId, trays: left })))
  return (
    <FormDialog
      title={words.beginOf(dish.name[lang])}
      yes={words.beginNow}
      act={act}
      close={close}
      submit={() => {
        const builds = typing.read()?.filter(({ trays }) => trays > 0)
        if (!builds?.length) return
        const batch = { date: kitchen.date, mealId: dish.mealId, builds }
        act.run(dish.name[lang], batch, { read: close, kept: close })
      }}
    >
      <TrayFields {...{ dish, kitchen, typing }} />
    </FormDialog>
  )
}

/** What came out of a batch, and the temperature where the shop’s own plan asks for it. */
export function EndDialog({
  dish,
  kitchen,
  batch,
  close,
}: Shared & { batch: DishOfDay['batches'][number] }) {
  const { kitchen: words } = useWords()
  const lang = useLanguage()
  const act = useKeptAct('batch-end')
  const typing = useTrays(batch.builds)
  const [typed, setTyped] = useState('')
  const core = typed.trim() === '' ? null : numberIn(typed, 1)
  const isWrong = typing.isTried && core === undefined
  return (
    <FormDialog
      title={words.endOf(batch.code)}
      yes={words.endNow}
      act={act}
      close={close}
      submit={() => {
        const made = typing.read()
        if (!made || core === undefined) return
        const { number } = batch
        const ended = { date: kitchen.date, number, made: [...made], core }
        act.run(dish.name[lang], ended, { read: close, kept: close })
      }}
    >
      <p>{words.endText}</p>
      <TrayFields {...{ dish, kitchen, typing }} />
      <TextField
        label={words.core}
        hint={words.coreHint}
        name="core"
        value={typed}
        onChange={setTyped}
        inputMode="decimal"
        autoComplete="off"
        error={isWrong ? words.coreRule : undefined}
      />
    </FormDialog>
  )
}

type Typing = ReturnType<typeof useTrays>

function useTrays(begun: Trays) {
  const [rows, setRows] = useState(() =>
    begun.map(({ buildId, trays }) => ({ buildId, typed: String(trays) })),
  )
  const [isTried, setTried] = useState(false)
  const type = (buildId: string, typed: string) =>
    setRows(rows.map(row => (row.buildId === buildId ? { buildId, typed } : row)))
  /** null: a field holds no number of trays. */
  function read(): Trays | null {
    setTried(true)
    const read = rows.map(({ buildId, typed }) => ({ buildId, trays: traysIn(typed) }))
    const good = read.flatMap(({ buildId, trays }) => (trays === null ? [] : [{ buildId, trays }]))
    return good.length === read.length ? good : null
  }
  return { rows, type, read, isTried }
}

function TrayFields({
  dish,
  kitchen,
  typing: { rows, type, isTried },
}: Omit<Shared, 'close'> & { typing: Typing }) {
  const { kitchen: words } = useWords()
  const lang = useLanguage()
  return rows.map(({ buildId, typed }) => {
    const { portion = '' } = dish.builds.find(build => build.buildId === buildId) ?? {}
    return (
      <TextField
        key={buildId}
        label={words.trays(kitchen.portions[portion]?.[lang] ?? portion)}
        name={buildId}
        value={typed}
        onChange={typed => type(buildId, typed)}
        inputMode="numeric"
        autoComplete="off"
        error={isTried && traysIn(typed) === null ? words.traysRule : undefined}
      />
    )
  })
}
