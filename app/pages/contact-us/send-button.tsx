import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useWords } from '../../text/words.ts'
import { Link } from '../../ui/link.tsx'

/** The end of a form: the privacy note, a refusal and the button that sends. */
export function SendButton({ busy, refused }: { busy: boolean; refused: string }) {
  const { contact } = useWords()
  return (
    <>
      <PrivacyNote />
      {refused && <Notice kind="error">{refused}</Notice>}
      <Button type="submit" size="lg" busy={busy} className="sm:justify-self-start sm:px-12">
        {contact.send}
      </Button>
    </>
  )
}

function PrivacyNote() {
  const { contact } = useWords()
  return (
    <p className="text-sm text-muted">
      {contact.privacy}{' '}
      <Link
        to="/terms-and-conditions/privacy"
        className="text-basil underline underline-offset-2 hover:no-underline"
      >
        {contact.privacyLink}
      </Link>
    </p>
  )
}
