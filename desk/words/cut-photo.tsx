import ImageUp from 'lucide-react/icons/image-up'
import { useState } from 'react'
import type { Cut } from '#shop/publishing/picture.ts'
import { Button } from '#ui/button.tsx'
import { Refused } from '../call.ts'
import { useWords } from '../text/words.ts'
import { Refusal } from '../ui/refusal.tsx'
import { Cutting, type Size } from './cutting.tsx'
import { putIn } from './put-in.ts'

type Props = {
  readonly piece: string
  readonly shape: Size
  readonly done: (kept: { source: string; live: string | null }) => void
}

const middle: Cut = { x: 0.5, y: 0.5, zoom: 1 }

/** A photo is cut around the point that matters: by sliders, for the keyboard, or by pressing on it. */
export function CutPhoto({ piece, shape, done }: Props) {
  const { words } = useWords()
  const [file, setFile] = useState<File | null>(null)
  const [cut, setCut] = useState(middle)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<Refused | null>(null)
  const choose = (chosen: File | undefined) => {
    setFile(chosen ?? null)
    setCut(middle)
    setError(null)
  }
  const send = async () => {
    if (!file || isBusy) return
    setBusy(true)
    setError(null)
    try {
      done(await putIn(piece, file, cut))
      setFile(null)
    } catch (refused) {
      setError(refused instanceof Refused ? refused : new Refused('unavailable'))
    }
    setBusy(false)
  }
  return (
    <div className="max-w-md space-y-4">
      {/* The browser's own words for it would be in the browser's language. */}
      <label className="block cursor-pointer">
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp"
          onChange={event => choose(event.target.files?.[0])}
          className="peer sr-only"
        />
        <span className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-edge bg-card px-5 font-semibold peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-basil hover:border-basil hover:bg-basil-soft">
          <ImageUp size={18} aria-hidden="true" className="shrink-0" />
          {words.choosePhoto}
        </span>
        {file && <span className="mt-1.5 block text-sm break-words">{file.name}</span>}
        <span className="mt-1.5 block text-sm text-muted">{words.photoHint}</span>
      </label>
      {file && <Cutting {...{ file, shape, cut }} change={setCut} />}
      <Refusal of={error} />
      {file && (
        <Button variant="secondary" busy={isBusy} onClick={send}>
          {words.usePhoto}
        </Button>
      )}
    </div>
  )
}
