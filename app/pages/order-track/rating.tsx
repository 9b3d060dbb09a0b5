import ThumbsDown from 'lucide-react/icons/thumbs-down'
import ThumbsUp from 'lucide-react/icons/thumbs-up'
import { useState } from 'react'
import { call } from '../../call.ts'
import { useLanguage } from '../../text/words.ts'
import { toast } from '../../toast.ts'
import { type Track, wordsIn } from './use-track.ts'

type Props = {
  readonly token: string
  readonly item: Track['items'][number]
  readonly changed: (track: Track) => void
}

/** Whether a dish was liked, by one tap; a second one on the same button takes it back. */
export function Rating({ token, item: { mealId, name, liked }, changed }: Props) {
  const { track: words } = wordsIn(useLanguage())
  // What was tapped shows at once.
  const [tapped, setTapped] = useState<boolean | null>()
  const shown = tapped === undefined ? liked : tapped

  async function tap(is: boolean): Promise<void> {
    const next = shown === is ? null : is
    setTapped(next)
    const answer = await call('order-track-rate', { token, mealId, liked: next })
    setTapped(undefined)
    if (answer.code === 'ok') changed(answer.data)
    else toast('error', answer.message)
  }

  const thumb = (is: boolean, label: string, Icon: typeof ThumbsUp) => (
    <button
      type="button"
      aria-pressed={shown === is}
      aria-label={label}
      onClick={() => void tap(is)}
      className="grid size-12 place-items-center rounded-full border border-edge bg-card text-muted hover:border-basil hover:text-basil focus-visible:rounded-full aria-pressed:border-basil aria-pressed:bg-basil aria-pressed:text-on-basil"
    >
      <Icon size={22} aria-hidden="true" />
    </button>
  )
  return (
    <span className="ms-auto flex shrink-0 gap-2">
      {thumb(true, words.liked(name), ThumbsUp)}
      {thumb(false, words.disliked(name), ThumbsDown)}
    </span>
  )
}
