import { useState } from 'react'
import { toCents } from '#shop/money.ts'
import { mayCall } from '#shop/people/calls.ts'
import { mostLimit } from '#shop/people/limits.ts'
import { roleText } from '#shop/people/staff.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useLanguage } from '#ui/language.ts'
import { Euro } from '#ui/money.tsx'
import type { Output } from '../call.ts'
import { useMe } from '../me.ts'
import { useAct, useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { Title } from '../ui/title.tsx'

type Limit = Output<'limit-collection'>[number]

/** How much each role may give back alone; an owner changes it, a manager reads it. */
export default function Limits() {
  const { limits } = useWords()
  const lang = useLanguage()
  const { roles } = useMe()
  const mayChange = mayCall(roles, 'limit-update')
  const answer = useAnswer('limit-collection', {})
  const [open, setOpen] = useState<Limit | null>(null)
  return (
    <>
      <Title>{limits.title}</Title>
      <p className="-mt-4 mb-6 max-w-2xl text-muted">{limits.intro}</p>
      <Answered answer={answer}>
        {rows => (
          <ul className="max-w-2xl rounded-card border border-line bg-card shadow-card">
            <Row name={roleText.owner[lang]}>
              <span className="text-muted">{limits.none}</span>
            </Row>
            {rows.map(limit => (
              <Row key={limit.role} name={roleText[limit.role][lang]}>
                <Euro value={limit.alone} className="font-serif text-xl font-semibold" />
                {mayChange && (
                  <Button
                    size="sm"
                    variant="secondary"
                    aria-label={limits.changeOf(roleText[limit.role][lang])}
                    onClick={() => setOpen(limit)}
                  >
                    {limits.change}
                  </Button>
                )}
              </Row>
            ))}
            <Row name={limits.others}>
              <span className="text-muted">{limits.othersNone}</span>
            </Row>
          </ul>
        )}
      </Answered>
      {!mayChange && <p className="mt-4 text-muted">{limits.readOnly}</p>}
      {open && <Change limit={open} close={() => setOpen(null)} />}
    </>
  )
}

function Row({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <li className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line px-5 py-3 not-last:border-b">
      <span className="font-semibold">{name}</span>
      <span className="flex items-center gap-4">{children}</span>
    </li>
  )
}

function Change({ limit, close }: { limit: Limit; close: () => void }) {
  const { limits } = useWords()
  const lang = useLanguage()
  const [typed, setTyped] = useState(String(limit.alone).replace('.', ','))
  const [tried, setTried] = useState(false)
  const changing = useAct('limit-update')
  const alone = limitIn(typed)
  return (
    <FormDialog
      title={limits.changeOf(roleText[limit.role][lang])}
      yes={limits.save}
      act={changing}
      submit={() => {
        setTried(true)
        if (alone !== null) changing.mutate({ role: limit.role, alone }, { onSuccess: close })
      }}
      close={close}
    >
      <p>{limits.changeText}</p>
      <TextField
        label={limits.amount}
        name="alone"
        value={typed}
        onChange={setTyped}
        inputMode="decimal"
        autoComplete="off"
        error={tried && alone === null ? limits.amountRule : undefined}
        required
      />
    </FormDialog>
  )
}

/** Euros as people type them, nothing at all too; null: none, or more than can be set. */
function limitIn(typed: string): number | null {
  const text = typed.replace(/[\s€]/g, '').replace(',', '.')
  if (!/^\d{1,5}(\.\d{1,2})?$/.test(text)) return null
  return toCents(Number(text)) <= mostLimit ? Number(text) : null
}
