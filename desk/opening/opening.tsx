import { useState } from 'react'
import { lacksToOpen } from '#shop/opening.ts'
import { Button, looks } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Output } from '../call.ts'
import { useAct, useAnswer } from '../queries.ts'
import { noteOpened } from '../shop.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { CopiedText } from '../ui/copied-text.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Title } from '../ui/title.tsx'
import { OpeningLine } from './line.tsx'

type View = Output<'opening-one'>

/** What a new shop needs before customers see it, the way to see it oneself, and the act that opens it. */
export default function Opening() {
  const { opening } = useWords()
  const answer = useAnswer('opening-one', {})
  return (
    <>
      <Title>{opening.title}</Title>
      <Answered answer={answer} rows={12}>
        {({ lines, visit, address }) =>
          visit === null ? (
            <Notice kind="success" title={opening.opened}>
              {opening.openedText}{' '}
              <a href={address} className="font-medium underline underline-offset-4">
                {opening.visit}
              </a>
            </Notice>
          ) : (
            <div className="max-w-3xl space-y-10">
              <Lines lines={lines} />
              <Visit link={visit} />
              <Open lines={lines} />
            </div>
          )
        }
      </Answered>
    </>
  )
}

function Lines({ lines }: Pick<View, 'lines'>) {
  const { opening } = useWords()
  const needed = lines.filter(({ isNeeded }) => isNeeded)
  const done = needed.length - lacksToOpen(lines).length
  return (
    <section>
      <p className="-mt-4 mb-6 text-muted">{opening.intro}</p>
      <p className="mb-3 text-xl font-semibold" aria-live="polite">
        {opening.ready(done, needed.length)}
      </p>
      <ol className="divide-y divide-line rounded-card border border-line bg-card shadow-card">
        {lines.map(line => (
          <OpeningLine key={line.code} line={line} />
        ))}
      </ol>
    </section>
  )
}

function Visit({ link }: { link: string }) {
  const { opening } = useWords()
  return (
    <section>
      <h2 className="mb-2 text-xl">{opening.visitTitle}</h2>
      <p className="mb-4 text-muted">{opening.visitText}</p>
      <CopiedText label={opening.visitLink} name="visit" text={link} />
      <p className="mt-3">
        <a href={link} target="_blank" rel="noreferrer" className={looks({ variant: 'secondary' })}>
          {opening.visit}
        </a>
      </p>
    </section>
  )
}

function Open({ lines }: Pick<View, 'lines'>) {
  const { opening } = useWords()
  const [asks, setAsks] = useState(false)
  const act = useAct('shop-open')
  const titles = (codes: readonly View['lines'][number]['code'][]) =>
    codes.map(code => opening.lines[code].title).join(', ')
  const lacks = lacksToOpen(lines)
  const advised = lines.flatMap(({ code, isNeeded, isDone }) => (isNeeded || isDone ? [] : [code]))
  return (
    <section>
      <h2 className="mb-2 text-xl">{opening.openTitle}</h2>
      {lacks.length > 0 ? (
        <p>{opening.lacks(titles(lacks))}</p>
      ) : (
        <>
          <p className="mb-4 text-muted">{opening.openText}</p>
          <Button onClick={() => setAsks(true)}>{opening.open}</Button>
        </>
      )}
      {asks && (
        <Dialog title={opening.openTitle} close={() => setAsks(false)}>
          {advised.length > 0 && <p>{opening.without(titles(advised))}</p>}
          <Confirm
            text={opening.openText}
            yes={opening.open}
            act={act}
            confirm={() => act.mutate({}, { onSuccess: noteOpened })}
            close={() => setAsks(false)}
          />
        </Dialog>
      )}
    </section>
  )
}
