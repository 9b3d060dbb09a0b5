import CircleCheck from 'lucide-react/icons/circle-check'
import Mail from 'lucide-react/icons/mail'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '#ui/button.tsx'
import { call } from '../call.ts'
import { useHydrated } from '../hydrated.ts'
import { privatePage } from '../order/private-page.ts'
import { useWords } from '../text/words.ts'
import { toast } from '../toast.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Page } from '../ui/section.tsx'
import { Actions, Card, CardPage } from './checkout-return/cards.tsx'
import '../text/more-words.ts'

export { shouldRevalidate } from '../revalidate.ts'

export const meta = privatePage(words => words.privacy.region.metaTitle)

type Outcome = { title: string; text: string }

/** The page behind a region's mails. Only its button acts: programs that scan mails follow every link. */
export default function RegionUpdates() {
  const { region } = useWords().privacy
  const [search] = useSearchParams()
  // The page that the server keeps is rendered without its search.
  const hydrated = useHydrated()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const confirms = hydrated ? search.get('confirm') : null
  const leaves = hydrated ? search.get('leave') : null
  const [isBroken, setBroken] = useState(false)

  async function confirm(token: string): Promise<void> {
    const answer = await call('region-interest-confirm', { token })
    if (answer.code === 'ok') {
      const postcode = answer.data.postcode.replace(/^(\d{3})(\d{2})$/, '$1 $2')
      setOutcome({ title: region.confirmedTitle, text: region.confirmedText(postcode) })
    } else if (answer.code === 'link-expired') setBroken(true)
    else toast('error', answer.message)
  }

  async function leave(token: string): Promise<void> {
    const answer = await call('region-interest-delete', { token })
    if (answer.code === 'ok') setOutcome({ title: region.leftTitle, text: region.leftText })
    else toast('error', answer.message)
  }

  if (isBroken) return <Broken />
  if (outcome) return <Told {...outcome} />
  if (confirms)
    return (
      <Question
        title={region.confirmTitle}
        text={region.confirmText}
        action={region.confirm}
        press={() => confirm(confirms)}
      />
    )
  if (leaves)
    return (
      <Question
        title={region.leaveTitle}
        text={region.leaveText}
        action={region.leave}
        press={() => leave(leaves)}
      />
    )
  return hydrated ? <Broken /> : <CardPage>{null}</CardPage>
}

type QuestionProps = { title: string; text: string; action: string; press: () => Promise<void> }

function Question({ title, text, action, press }: QuestionProps) {
  const [busy, setBusy] = useState(false)
  return (
    <CardPage>
      <Card icon={<Mail size={40} className="text-basil" />} title={title}>
        <p>{text}</p>
        <Actions>
          <Button
            size="lg"
            busy={busy}
            onClick={() => {
              setBusy(true)
              void press().finally(() => setBusy(false))
            }}
          >
            {action}
          </Button>
        </Actions>
      </Card>
    </CardPage>
  )
}

function Told({ title, text }: Outcome) {
  return (
    <CardPage>
      <Card icon={<CircleCheck size={48} className="text-success" />} title={title}>
        <p>{text}</p>
        <Actions>
          <Home />
        </Actions>
      </Card>
    </CardPage>
  )
}

function Broken() {
  const { region } = useWords().privacy
  return (
    <Page narrow>
      <div role="status">
        <EmptyState as="h1" title={region.brokenTitle} text={region.brokenText}>
          <Home />
        </EmptyState>
      </div>
    </Page>
  )
}

function Home() {
  const { region } = useWords().privacy
  return (
    <ButtonLink to="/" variant="secondary">
      {region.home}
    </ButtonLink>
  )
}
