import { formatDateTime } from '#shop/format.ts'
import { customerNoteForm } from '#shop/people/customer-form.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useForm } from '#ui/form.ts'
import { useLanguage } from '#ui/language.ts'
import { useAct } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Refusal } from '../ui/refusal.tsx'
import type { Account } from './account.ts'

export function Notes({ account: { id, notes } }: { account: Account }) {
  const { customers } = useWords()
  const lang = useLanguage()
  return (
    <section>
      <h2 className="mb-3 text-xl">{customers.notes}</h2>
      <NewNote key={notes.length} customerId={id} />
      <ol className="mt-4 space-y-3">
        {notes.map(({ id: noteId, text, staffName, createdAt }) => (
          <li key={noteId} className="rounded-card border border-line bg-card p-4">
            <p className="break-words whitespace-pre-line">{text}</p>
            <p className="mt-2 text-sm text-muted">
              {customers.noted(staffName, formatDateTime(createdAt, lang))}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function NewNote({ customerId }: { customerId: string }) {
  const { customers } = useWords()
  const { field, submit } = useForm(customerNoteForm, { note: '' })
  const noting = useAct('customer-note-create')
  return (
    <form
      noValidate
      className="space-y-3"
      onSubmit={submit(form => noting.mutate({ customerId, ...form }))}
    >
      <TextField
        {...field('note')}
        label={customers.note}
        hint={customers.noteHint}
        multiline
        rows={2}
        maxLength={2000}
      />
      <Refusal of={noting.error} />
      <Button type="submit" size="sm" variant="secondary" busy={noting.isPending}>
        {customers.addNote}
      </Button>
    </form>
  )
}
