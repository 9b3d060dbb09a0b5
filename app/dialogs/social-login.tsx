import { useEffect, useRef, useState } from 'react'
import { type Answer, call, type ErrorCode } from '../call.ts'
import { storedCartId } from '../cart/cart.ts'
import '../text/more-words.ts'
import { Notice } from '#ui/notice.tsx'
import { useLanguage, useWords } from '../text/words.ts'
import { useEntering } from './entering.ts'
import type { Brought, NotBrought, Platform, SocialValues } from './social/attempt.ts'
import { askFacebook } from './social/facebook.ts'
import { askGoogle } from './social/google.ts'
import { SocialButton } from './social/social-button.tsx'
import { socialValues, useSocialValues } from './social/values.ts'

/** Milliseconds from a social login to the reload of the page (§9). */
const reloadDelay = 500

const platforms: readonly Platform[] = ['google', 'facebook']
const ask = { google: askGoogle, facebook: askFacebook }

// Loaded with the dialog's code, so that the dialog opens complete.
void socialValues()

/** Google and Facebook, and an "or" before the form; nothing where the shop offers neither. */
export function SocialLogin({ close }: { close: () => void }) {
  const { social } = useWords()
  const values = useSocialValues()
  const offered = platforms.filter(platform => !values || isOffered(platform, values))
  const { start, busy, said } = useSocialLogin(close)
  if (offered.length === 0) return null
  return (
    <div className="mb-6">
      {said && (
        <div className="mb-4">
          <Notice kind="error">{said}</Notice>
        </div>
      )}
      <div className="flex flex-col items-center gap-3">
        {offered.map(platform => (
          <SocialButton
            key={platform}
            platform={platform}
            busy={busy === platform}
            onClick={() => start(platform)}
          >
            {social.login[platform]}
          </SocialButton>
        ))}
      </div>
      <p className="mx-auto mt-5 flex w-70 max-w-full items-center gap-4 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {social.or}
      </p>
    </div>
  )
}

function useSocialLogin(close: () => void) {
  const { social } = useWords()
  const lang = useLanguage()
  const { enter, busy: entering, refused, spot } = useEntering({ close, setErrors, reloadDelay })
  const [waiting, setWaiting] = useState<Platform | null>(null)
  const [missed, setMissed] = useState<NotBrought | null>(null)
  const [code, setCode] = useState<ErrorCode | 'ok'>('ok')
  const attempt = useRef<AbortController | null>(null)
  useEffect(() => () => attempt.current?.abort(), [])

  async function start(platform: Platform): Promise<void> {
    if (entering) return
    attempt.current?.abort()
    const controller = new AbortController()
    attempt.current = controller
    setWaiting(platform)
    setMissed(null)
    setCode('ok')
    const brought = await askFor(platform, controller.signal)
    if (controller.signal.aborted) return
    if (typeof brought === 'string') {
      setWaiting(null)
      setMissed(brought)
      return
    }
    setWaiting(platform)
    await enter(answerTo(platform, brought))
    setWaiting(null)
  }

  async function askFor(platform: Platform, signal: AbortSignal): Promise<Brought | NotBrought> {
    const values = await socialValues()
    if (!values) return 'script-blocked'
    const seemsClosed = () => signal.aborted || setWaiting(null)
    return ask[platform]({ values, lang, signal, seemsClosed })
  }

  async function answerTo(
    platform: Platform,
    brought: Brought,
  ): Promise<Answer<'auth-login-social'>> {
    const cartId = storedCartId() ?? undefined
    const answer = await call('auth-login-social', { platform, ...brought, spot, cartId })
    setCode(answer.code)
    return answer
  }

  const explained: Readonly<Record<string, string>> = social.refused
  const why = missed && missed !== 'closed' ? social.missed[missed] : ''
  return { start, busy: waiting, said: why || (explained[code] ?? refused) }
}

function setErrors(): void {}

function isOffered(platform: Platform, values: SocialValues): boolean {
  return Boolean(platform === 'google' ? values.google_client_id : values.facebook_app_id)
}
