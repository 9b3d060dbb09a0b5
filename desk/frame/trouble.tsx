import { Link } from 'react-router'
import { Button, looks } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useWords } from '../text/words.ts'
import { Title } from '../ui/title.tsx'

/** A screen that broke, or whose code is of an older build. */
export function Trouble() {
  const { frame } = useWords()
  return (
    <div className="mx-auto w-full max-w-xl px-5 py-16">
      <Title>{frame.trouble}</Title>
      <Notice
        kind="error"
        action={
          <Button size="sm" variant="secondary" onClick={() => location.reload()}>
            {frame.reload}
          </Button>
        }
      >
        {frame.troubleText}
      </Notice>
    </div>
  )
}

/** The way out of a page that shows nothing. */
export function ToHome() {
  const { frame } = useWords()
  return (
    <Link to="/" className={looks({ size: 'sm', variant: 'secondary' })}>
      {frame.toHome}
    </Link>
  )
}

export function NotHere() {
  const { frame } = useWords()
  return (
    <>
      <Title>{frame.notHere}</Title>
      <p className="mb-6 text-muted">{frame.notHereText}</p>
      <ToHome />
    </>
  )
}
