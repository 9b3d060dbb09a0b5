import { useState } from 'react'
import * as z from 'zod/mini'
import { contactForm } from '#shop/contact.ts'
import { formatTime } from '#shop/format.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Fold } from '#ui/fold.tsx'
import { useForm } from '#ui/form.ts'
import { call, type Input } from '../../call.ts'
import { useLanguage } from '../../text/words.ts'
import { toast } from '../../toast.ts'
import { type Track, wordsIn } from './use-track.ts'

export type Telling = {
  readonly token: string
  readonly track: Track
  readonly changed: (track: Track) => void
}
type Wish = Input<'order-track-tell'>['wish']

/** Tells the shop something by the link; answers whether it got there. */
function useTelling({ token, changed }: Pick<Telling, 'token' | 'changed'>) {
  const [busy, setBusy] = useState<Wish | null>(null)
  async function tell(wish: Wish, message = ''): Promise<boolean> {
    setBusy(wish)
    const answer = await call('order-track-tell', { token, wish, message })
    setBusy(null)
    if (answer.code === 'ok') changed(answer.data)
    else toast('error', answer.message)
    return answer.code === 'ok'
  }
  return { busy, tell }
}

/** Asks what to do with a bag that nobody took. Customer care calls about the hour. */
export function Wishes({ track, ...props }: Telling) {
  const lang = useLanguage()
  const { track: words } = wordsIn(lang)
  const { busy, tell } = useTelling(props)
  const { told, counter } = track
  const open = counter ? (['fetch', 'other-day'] as const) : all
  const isWish = told && told.wish !== 'food'
  return (
    <section className="mt-6">
      <h2 className="text-xl">{words.wishTitle}</h2>
      <div className="mt-3 flex flex-wrap gap-3">
        {open.map(wish => (
          <Button
            key={wish}
            variant={isWish && told.wish === wish ? 'primary' : 'secondary'}
            aria-pressed={isWish ? told.wish === wish : false}
            busy={busy === wish}
            onClick={() => void tell(wish)}
          >
            {words.wishes[wish]}
          </Button>
        ))}
      </div>
      <p role="status" className="mt-3 text-lg empty:hidden">
        {isWish && words.wishTold(formatTime(Date.parse(told.at), lang))}
      </p>
    </section>
  )
}
const all = ['again-today', 'fetch', 'other-day'] as const

const wrongForm = z.object({ message: contactForm.shape.message })

/** What was wrong with the food, as a message that care answers. */
export function Wrong({ track: { told }, ...props }: Telling) {
  const lang = useLanguage()
  const { track: words } = wordsIn(lang)
  const { busy, tell } = useTelling(props)
  const [isOpen, setOpen] = useState(false)
  const { field, set, submit, forget } = useForm(wrongForm, { message: '' })
  const send = submit(async ({ message }) => {
    if (!(await tell('food', message))) return
    set('message', '')
    forget()
    setOpen(false)
  })
  return (
    <>
      <Fold
        title={<span className="font-semibold text-basil">{words.wrong}</span>}
        open={isOpen}
        onToggle={setOpen}
        className="border-t border-line"
      >
        <form noValidate onSubmit={send} className="grid justify-items-start gap-4 pt-1 pb-2">
          <div className="w-full">
            <TextField
              {...field('message')}
              label={words.wrongField}
              multiline
              rows={4}
              maxLength={2000}
              required
            />
          </div>
          <Button type="submit" variant="secondary" busy={busy !== null}>
            {words.wrongSend}
          </Button>
        </form>
      </Fold>
      <p role="status" className="mt-2 empty:hidden">
        {told?.wish === 'food' && words.wrongTold(formatTime(Date.parse(told.at), lang))}
      </p>
    </>
  )
}

/** Ends the mails that ask how it was. */
export function StopAsking({
  token,
  track: { isAsked },
  changed,
  isWhatTheyCameFor = false,
}: Telling & { readonly isWhatTheyCameFor?: boolean }) {
  const { track: words } = wordsIn(useLanguage())
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle')
  async function stop(): Promise<void> {
    setState('busy')
    const answer = await call('meal-question-stop', { token })
    setState(answer.code === 'ok' ? 'done' : 'idle')
    if (answer.code === 'ok') changed(answer.data)
    else toast('error', answer.message)
  }
  return (
    <>
      {isAsked && (
        <Button
          size="sm"
          variant={isWhatTheyCameFor ? 'secondary' : 'quiet'}
          busy={state === 'busy'}
          onClick={() => void stop()}
        >
          {words.stop}
        </Button>
      )}
      <p role="status" className="text-muted empty:hidden">
        {(state === 'done' || (isWhatTheyCameFor && !isAsked)) && words.stopped}
      </p>
    </>
  )
}
