import { useState } from 'react'
import type { CustomerAnswer } from '#server/answers.ts'
import { isLanguage, type Language } from '#shop/language.ts'
import { type ProfileForm, profileForm } from '#shop/profile.ts'
import { call } from '../../call.ts'
import { localPhone } from '../../order/phone.ts'
import { fieldErrors } from '../../order/refused.ts'
import { sessionChanged } from '../../session.ts'
import { useWords } from '../../text/words.ts'
import { toast } from '../../toast.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceCards } from '../../ui/choice.tsx'
import { Checkbox, TextField } from '../../ui/field.tsx'
import { useForm } from '../../ui/form.ts'
import { Link } from '../../ui/link.tsx'

type Props = { customer: CustomerAnswer; take: (customer: CustomerAnswer) => void }

/** Name, phone, the language of mails, and whether news are welcome. */
export function DetailsForm({ customer, take }: Props) {
  const { account } = useWords()
  const words = account.profilePage
  const [busy, setBusy] = useState(false)
  const { field, values, set, submit, setErrors } = useForm(profileForm, {
    name: customer.name,
    phone: localPhone(customer.phone),
    lang: customer.lang as Language,
    news: customer.news,
  })

  async function save(form: ProfileForm): Promise<void> {
    setBusy(true)
    const answer = await call('customer-update', form)
    setBusy(false)
    if (answer.code === 'ok') {
      take(answer.data)
      set('phone', localPhone(answer.data.phone))
      sessionChanged()
      toast('success', words.saved)
      return
    }
    const errors = fieldErrors(answer)
    if (errors.length > 0) setErrors(errors)
    else toast('error', answer.message)
  }

  return (
    <form
      noValidate
      onSubmit={submit(form => {
        if (!busy) void save(form)
      })}
      className="grid gap-6"
    >
      <TextField
        {...field('name')}
        label={words.name}
        autoComplete="name"
        maxLength={120}
        required
      />
      <div>
        <p className="mb-1 font-medium">{words.email}</p>
        <p className="break-words">{customer.email}</p>
        <p className="mt-1 text-sm text-muted">
          {words.emailHint}{' '}
          <Link to="/contact-us" className="text-basil underline underline-offset-2">
            {words.writeUs}
          </Link>
        </p>
      </div>
      <TextField
        {...field('phone')}
        label={words.phone}
        hint={words.phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={25}
      />
      <ChoiceCards
        legend={<span className="font-sans text-base font-medium">{words.lang}</span>}
        name="lang"
        columns="pair"
        options={[
          { value: 'el', label: 'Ελληνικά' },
          { value: 'en', label: 'English' },
        ]}
        value={values.lang}
        onChange={lang => isLanguage(lang) && set('lang', lang)}
      />
      <Checkbox
        name="news"
        checked={values.news}
        onChange={news => set('news', news)}
        label={
          <>
            {words.news}
            <span className="block text-sm text-muted">{words.newsHint}</span>
          </>
        }
      />
      <Button type="submit" size="lg" busy={busy} className="sm:justify-self-start sm:px-12">
        {words.save}
      </Button>
    </form>
  )
}
