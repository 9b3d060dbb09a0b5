import { staffLinkHours } from '#shop/people/staff.ts'
import { Button } from '#ui/button.tsx'
import { useWords } from '../text/words.ts'
import { CopiedText } from '../ui/copied-text.tsx'

/** The link of an invitation. The server answers it once and keeps only a hash. */
export function InvitationLink({
  name,
  link,
  close,
}: {
  name: string
  link: string
  close: () => void
}) {
  const { people } = useWords()
  return (
    <>
      <p>{people.linkText(name, staffLinkHours)}</p>
      <CopiedText label={people.link} name="link" text={link} />
      <Button variant="secondary" onClick={close}>
        {people.done}
      </Button>
    </>
  )
}
