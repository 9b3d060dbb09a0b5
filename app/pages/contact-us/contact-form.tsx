import { useState } from 'react'
import { contactForm } from '#shop/contact.ts'
import { TextField } from '#ui/field.tsx'
import { useForm } from '#ui/form.ts'
import { call } from '../../call.ts'
import { useWords } from '../../text/words.ts'
import { SendButton } from './send-button.tsx'
import { useSending } from './sending.ts'
import { Sent } from './sent.tsx'
import { EmailField, NameField, PhoneField } from './writer-fields.tsx'

const empty = { name: '', email: '', phone: '', message: '' }

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
  const { field, submit, setErrors } = useForm(contactForm, empty)
  const { send, busy, refused } = useSending(setErrors)
  const sendForm = submit(async form => {
    if (await send(() => call('contact-create', form))) onSent(form.email)
  })
  return (
    <form noValidate onSubmit={sendForm} aria-labelledby="contact-form" className="grid gap-5">
      <h2 id="contact-form" className="text-xl md:text-3xl">
        {contact.formTitle}
      </h2>
      <NameField {...field('name')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <EmailField {...field('email')} />
        <PhoneField {...field('phone')} />
      </div>
      <TextField
        {...field('message')}
        label={contact.message}
        multiline
        rows={6}
        maxLength={2000}
        required
      />
      <SendButton busy={busy} refused={refused} />
    </form>
  )
}
