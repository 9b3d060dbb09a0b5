import { useState } from 'react'
import { partnershipForm } from '#shop/contact.ts'
import { TextField } from '#ui/field.tsx'
import { useForm } from '#ui/form.ts'
import { call } from '../../call.ts'
import { useWords } from '../../text/words.ts'
import { SendButton } from '../contact-us/send-button.tsx'
import { useSending } from '../contact-us/sending.ts'
import { Sent } from '../contact-us/sent.tsx'
import { EmailField, NameField, PhoneField } from '../contact-us/writer-fields.tsx'
import { EmployeesField } from './employees-field.tsx'

const empty = { company: '', name: '', email: '', phone: '', employees: '', message: '' }

type Texts = { readonly title: string; readonly text: string; readonly success: string }

/** The form for companies; after sending, a confirmation. */
export function PartnershipForm(texts: Texts) {
  const { business, contact } = useWords()
  const [sent, setSent] = useState(false)
  if (!sent) return <Form {...texts} onSent={() => setSent(true)} />
  return (
    <Sent
      title={contact.sentTitle}
      text={texts.success}
      again={business.another}
      onAgain={() => setSent(false)}
    />
  )
}

function Form({ title, text, onSent }: Texts & { onSent: () => void }) {
  const { business } = useWords()
  const { values, field, submit, setErrors } = useForm(partnershipForm, empty)
  const { send, busy, refused } = useSending(setErrors)
  const sendForm = submit(async form => {
    if (await send(() => call('partnership-create', form))) onSent()
  })
  return (
    <form noValidate onSubmit={sendForm} aria-labelledby="partnership" className="grid gap-5">
      <div>
        <h2 id="partnership" className="text-xl md:text-3xl">
          {title}
        </h2>
        <p className="mt-2 text-muted">{text}</p>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...field('company')}
          label={business.company}
          autoComplete="organization"
          maxLength={120}
          required
        />
        <NameField {...field('name')} />
        <EmailField {...field('email')} label={business.email} />
        <PhoneField {...field('phone')} hint={business.phoneHint} />
      </div>
      <EmployeesField {...field('employees')} />
      <TextField
        {...field('message')}
        value={values.message ?? ''}
        label={business.message}
        hint={business.messageHint}
        multiline
        rows={4}
        maxLength={2000}
      />
      <SendButton busy={busy} refused={refused} />
    </form>
  )
}
