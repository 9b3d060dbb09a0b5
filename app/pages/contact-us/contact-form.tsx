import { useState } from 'react'
import { contactForm } from '#shop/contact.ts'
import { call } from '../../call.ts'
import { useWords } from '../../text/words.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { useForm } from '../../ui/form.ts'
import { Notice } from '../../ui/notice.tsx'
import { PrivacyNote } from './privacy-note.tsx'
import { useSending } from './sending.ts'
import { Sent } from './sent.tsx'

const empty = { name: '', email: '', phone: '', message: '' }

/** The form, or that it was sent. */
export function ContactForm() {
  const { contact } = useWords()
  const [sentFrom, setSentFrom] = useState<string | null>(null)
  if (sentFrom === null) return <Form onSent={setSentFrom} />
  return (
    <Sent
      title={contact.sentTitle}
      text={contact.sentText(sentFrom)}
      again={contact.another}
      onAgain={() => setSentFrom(null)}
    />
  )
}

function Form({ onSent }: { onSent: (email: string) => void }) {
  const { contact } = useWords()
  const { values, field, submit, setErrors } = useForm(contactForm, empty)
  const { send, busy, refused } = useSending(setErrors)
  const sendForm = submit(async form => {
    if (await send(() => call('contact-create', form))) onSent(form.email)
  })
  return (
    <form noValidate onSubmit={sendForm} aria-labelledby="contact-form" className="grid gap-5">
      <h2 id="contact-form" className="text-2xl md:text-3xl">
        {contact.formTitle}
      </h2>
      <TextField
        {...field('name')}
        label={contact.name}
        autoComplete="name"
        maxLength={120}
        required
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...field('email')}
          label={contact.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          required
        />
        <TextField
          {...field('phone')}
          value={values.phone ?? ''}
          label={contact.phone}
          hint={contact.phoneHint}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={25}
        />
      </div>
      <TextField
        {...field('message')}
        label={contact.message}
        multiline
        rows={6}
        maxLength={2000}
        required
      />
      <PrivacyNote />
      {refused && <Notice kind="error">{refused}</Notice>}
      <Button type="submit" size="lg" busy={busy} className="sm:justify-self-start sm:px-12">
        {contact.send}
      </Button>
    </form>
  )
}
