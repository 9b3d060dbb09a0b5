import type { CustomerAnswer } from '#server/answers.ts'
import { profileForm } from '#shop/customer/profile.ts'
import { isLanguage, type Language } from '#shop/language.ts'
import { localPhone } from '#shop/phone-number.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceCards } from '#ui/choice.tsx'
import { Checkbox, TextField } from '#ui/field.tsx'
import { useForm } from '#ui/form.ts'
import { Notice } from '#ui/notice.tsx'
import { PhoneField } from '#ui/phone-field.tsx'
import { sessionChanged } from '../../session/session.ts'
import { useWords } from '../../text/words.ts'
import { toast } from '../../toast.ts'
import { useSaving } from './saving.ts'

type Props = { customer: CustomerAnswer; take: (customer: CustomerAnswer) => void }

/** Name, phone, the language of mails, and whether the customer wants news. */
export function DetailsForm({ customer, take }: Props) {
  const { account } = useWords()
  const words = account.profilePage
  const { field, values, set, submit, setErrors } = useForm(profileForm, {
    name: customer.name,
    phone: localPhone(customer.phone),
    lang: customer.lang as Language,
    news: customer.news,
  })
  const { save, busy } = useSaving('customer-update', setErrors)

  function saved(customer: CustomerAnswer): void {
    take(customer)
    set('phone', localPhone(customer.phone))
    sessionChanged()
    toast('success', words.saved)
  }

  return (
    <form noValidate onSubmit={submit(form => save(form, saved))} className="grid gap-6">
      {customer.name === '' && <Notice kind="info">{words.nameGone}</Notice>}
      <TextField
        {...field('name')}
        label={words.name}
        autoComplete="name"
        maxLength={120}
        required
      />
      <PhoneField {...field('phone')} label={words.phone} hint={words.phoneHint} />
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
