import { useState } from 'react'
import { replyForm } from '#shop/people/message.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useForm } from '#ui/form.ts'
import { useAct } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Refusal } from '../ui/refusal.tsx'
import type { Message } from './message.ts'

/** Answers the message as it was when somebody began to write. */
export function ReplyForm({ message: { id, seen, lang, email } }: { message: Message }) {
  const { inbox } = useWords()
  const { values, field, submit } = useForm(replyForm, { reply: '' })
  const [saw, setSaw] = useState(seen)
  const answering = useAct('message-answer')
  // Until a word is written, and after a refusal, what is on the screen is what was seen.
  if (saw !== seen && (!values.reply || answering.error)) setSaw(seen)
  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={submit(form => answering.mutate({ messageId: id, seen: saw, ...form }))}
    >
      <TextField
        {...field('reply')}
        label={inbox.answer}
        hint={inbox.answerHint(inbox.languages[lang], email)}
        multiline
        rows={7}
        required
        maxLength={4000}
      />
      <Refusal of={answering.error} />
      <Button type="submit" busy={answering.isPending}>
        {inbox.send}
      </Button>
    </form>
  )
}
