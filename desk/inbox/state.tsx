import type { MessageState } from '#shop/people/message.ts'
import { useWords } from '../text/words.ts'

const colours: Readonly<Record<MessageState, string>> = {
  new: 'bg-terracotta-soft text-error',
  answered: 'bg-basil-soft text-basil',
  closed: 'bg-sand text-muted',
}

export function State({ of }: { of: MessageState }) {
  const { inbox } = useWords()
  return (
    <span
      className={`inline-block rounded-full px-3 py-0.5 text-sm font-semibold whitespace-nowrap ${colours[of]}`}
    >
      {inbox.states[of]}
    </span>
  )
}
