import { useWords } from '../../text/words.ts'
import { Link } from '../../ui/link.tsx'

export function PrivacyNote() {
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
