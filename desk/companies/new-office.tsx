import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { isAnybodys, officeForm } from '#shop/people/company-form.ts'
import { Button } from '#ui/button.tsx'
import { useForm } from '#ui/form.ts'
import { useLanguage } from '#ui/language.ts'
import { Notice } from '#ui/notice.tsx'
import { fieldErrors } from '../login/entering.ts'
import { useAct, useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { Refusal } from '../ui/refusal.tsx'
import { Title } from '../ui/title.tsx'
import { BackToAll } from './back-to-all.tsx'
import { domainsIn } from './domains.ts'
import { DomainsField } from './domains-field.tsx'
import { OfficeFields } from './office-fields.tsx'

/** Opens an office: by itself, like another one, or from what a company wrote to the shop. */
export default function NewOffice() {
  const { companies } = useWords()
  const lang = useLanguage()
  const [params] = useSearchParams()
  const [like, messageId] = [params.get('like'), params.get('message')]
  const other = useAnswer('company-one', { companyId: like ?? '' }, { enabled: like !== null })
  const asked = useAnswer(
    'message-one',
    { messageId: messageId ?? '' },
    { enabled: messageId !== null },
  )
  return (
    <div className="max-w-3xl">
      <BackToAll />
      <Title>{companies.newTitle}</Title>
      <p className="mb-5 text-muted">{companies.newText}</p>
      {like !== null && (
        <Answered answer={other}>
          {company => (
            <NewForm
              from={companies.likeText(company.name[lang])}
              like={company.id}
              name={company.name.el}
              domains={company.emailDomains}
            />
          )}
        </Answered>
      )}
      {like === null && messageId !== null && (
        <Answered answer={asked}>
          {({ company, email }) => (
            <NewForm
              from={companies.fromRequest(company ?? email)}
              name={company ?? ''}
              domains={[email.slice(email.lastIndexOf('@') + 1)].filter(one => !isAnybodys(one))}
            />
          )}
        </Answered>
      )}
      {like === null && messageId === null && <NewForm name="" domains={[]} />}
    </div>
  )
}

type Begun = {
  readonly from?: string
  readonly like?: string
  readonly name: string
  readonly domains: readonly string[]
}

function NewForm({ from, like, name, domains }: Begun) {
  const { companies } = useWords()
  const navigate = useNavigate()
  const { field, submit, setErrors } = useForm(officeForm, {
    ...{ nameEl: name, nameEn: '', streetEl: '', streetEn: '' },
    ...{ number: '', municipality: '', postcode: '' },
  })
  const [typed, setTyped] = useState(domains.join('\n'))
  const [onAccount, setOnAccount] = useState(false)
  const creating = useAct('company-create')
  const emailDomains = domainsIn(typed)
  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={submit(form => {
        if (emailDomains)
          creating.mutate(
            { ...form, emailDomains, onAccount, ...(like !== undefined && { like }) },
            {
              onSuccess: ({ companyId }) => navigate(`/companies/${companyId}`),
              onError: error => setErrors(fieldErrors(error)),
            },
          )
      })}
    >
      {from && <Notice kind="info">{from}</Notice>}
      <OfficeFields field={field} />
      <DomainsField typed={typed} setTyped={setTyped} isRight={emailDomains !== null} />
      <label className="flex gap-3">
        <input
          type="checkbox"
          checked={onAccount}
          onChange={event => setOnAccount(event.target.checked)}
          className="mt-1 size-5 shrink-0 accent-basil"
        />
        <span>
          <span className="block font-medium">{companies.onAccount}</span>
          <span className="block text-sm text-muted">{companies.onAccountHint}</span>
        </span>
      </label>
      <Refusal of={creating.error} />
      <Button type="submit" busy={creating.isPending}>
        {companies.create}
      </Button>
    </form>
  )
}
