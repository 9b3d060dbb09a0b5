import { useNavigate } from 'react-router'
import { callerForm } from '#shop/people/phone-form.ts'
import { Button } from '#ui/button.tsx'
import { EmailField } from '#ui/email-field.tsx'
import { TextField } from '#ui/field.tsx'
import { useForm } from '#ui/form.ts'
import { languageHere } from '#ui/language.ts'
import { useAct } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Refusal } from '../ui/refusal.tsx'
import { Select } from '../ui/select.tsx'
import { Title } from '../ui/title.tsx'

/** Somebody calls whom the shop does not know: an account, and straight on to their order. */
export default function NewCaller() {
  const { phone } = useWords()
  const navigate = useNavigate()
  const { values, set, field, submit } = useForm(callerForm, {
    name: '',
    email: '',
    lang: languageHere() as string,
  } as { name: string; email: string; lang: 'el' | 'en' })
  const adding = useAct('phone-customer-create')
  const beginning = useAct('phone-order-create')
  return (
    <form
      noValidate
      className="max-w-xl space-y-5"
      onSubmit={submit(form =>
        adding.mutate(form, {
          onSuccess: ({ customerId }) =>
            beginning.mutate(
              { customerId },
              { onSuccess: ({ phoneOrderId }) => navigate(`/phone/${phoneOrderId}`) },
            ),
        }),
      )}
    >
      <Title>{phone.newCaller}</Title>
      <p className="text-muted">{phone.newCallerText}</p>
      <TextField {...field('name')} label={phone.name} autoComplete="off" required />
      <EmailField {...field('email')} label={phone.email} autoComplete="off" required />
      <Select
        label={phone.language}
        value={values.lang}
        onChange={lang => set('lang', lang)}
        options={[
          { value: 'el', label: 'Ελληνικά' },
          { value: 'en', label: 'English' },
        ]}
      />
      <Refusal of={adding.error ?? beginning.error} />
      <Button type="submit" busy={adding.isPending || beginning.isPending}>
        {phone.begin}
      </Button>
    </form>
  )
}
