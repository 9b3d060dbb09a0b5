import { useWords } from '../../text/words.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PrivacyNote } from './privacy-note.tsx'

/** The end of a form: what becomes of what was written, why it did not arrive, and sending it. */
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
