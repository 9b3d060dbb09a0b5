import { useEffect, useState } from 'react'
import { call } from '../../call.ts'
import { useConsent } from '../../consent/consent.ts'
import { useConsentWords } from '../../text/consent-words.ts'
import { around, type FeedPicture, FeedPictures, sizes, square } from './feed-pictures.tsx'

const widths = [240, 480]

/** The newest posts first, own pictures in the other places, so that nothing moves (§1). */
export default function SocialPictures({ pictures }: { pictures: readonly FeedPicture[] }) {
  const isAllowed = useConsent()?.social ?? false
  const words = useConsentWords()
  const [posts, setPosts] = useState<readonly FeedPicture[]>([])

  useEffect(() => {
    if (!isAllowed) return
    const leaving = new AbortController()
    call('social-feed-collection', {}, { signal: leaving.signal }).then(({ code, data }) => {
      if (code === 'ok' && data.source === 'instagram') setPosts(data.posts)
    })
    return () => leaving.abort()
  }, [isAllowed])

  const shown = isAllowed ? posts.slice(0, pictures.length) : []
  return (
    <>
      {shown.map(({ id, picture, text, href }) => (
        <li key={id}>
          <a href={href} target="_blank" rel="noopener noreferrer" className={around}>
            <img
              src={`${picture}?w=480`}
              srcSet={widths.map(width => `${picture}?w=${width} ${width}w`).join(', ')}
              sizes={sizes}
              alt={text || words.post}
              width={480}
              height={480}
              loading="lazy"
              decoding="async"
              className={`bg-sand ${square}`}
            />
            <span className="sr-only">({words.opensInstagram})</span>
          </a>
        </li>
      ))}
      <FeedPictures pictures={pictures.slice(shown.length)} />
    </>
  )
}
