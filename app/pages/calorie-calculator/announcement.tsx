import { useEffect, useState } from 'react'

/** Milliseconds without a change before a result is read out. */
const pause = 900

/** Reads the text out once it has not changed for a while. */
export function Announcement({ text }: { text: string }) {
  const [message, setMessage] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setMessage(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p role="status" className="sr-only">
      {message}
    </p>
  )
}
