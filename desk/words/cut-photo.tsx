import { useState } from 'react'
import type { Cut } from '#shop/publishing/picture.ts'
import { Button } from '#ui/button.tsx'
import { Refused } from '../call.ts'
import { useWords } from '../text/words.ts'
import { Refusal } from '../ui/refusal.tsx'
import { ChooseFile } from './choose-file.tsx'
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
  const choose = (chosen: File | null) => {
    setFile(chosen)
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
      <ChooseFile
        accept="image/jpeg,image/png,image/webp"
        label={words.choosePhoto}
        hint={words.photoHint}
        {...{ file, choose }}
      />
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
