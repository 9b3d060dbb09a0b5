import ImageUp from 'lucide-react/icons/image-up'
import { type PointerEvent, useEffect, useState } from 'react'
import { type Cut, cutOf, mostZoom } from '#shop/publishing/picture.ts'
import { Button } from '#ui/button.tsx'
import { Refused } from '../call.ts'
import { useWords } from '../text/words.ts'
import { Refusal } from '../ui/refusal.tsx'
import { putIn } from './put-in.ts'

type Size = { readonly width: number; readonly height: number }
type Props = {
  readonly piece: string
  readonly shape: Size
  readonly done: (kept: { source: string; live: string | null }) => void
}

const middle: Cut = { x: 0.5, y: 0.5, zoom: 1 }

/**
 * A photo is chosen and cut around the point that matters: by the sliders, which a keyboard moves, or by
 * pressing on it. The shop refuses what is no photo.
 */
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

type CuttingProps = {
  readonly file: File
  readonly shape: Size
  readonly cut: Cut
  readonly change: (cut: Cut) => void
}

function Cutting({ file, shape, cut, change }: CuttingProps) {
  const { words } = useWords()
  const [url, setUrl] = useState('')
  const [size, setSize] = useState<Size | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    setSize(null)
    return () => URL.revokeObjectURL(made)
  }, [file])
  const part = size && cutOf(size, shape, cut)
  const press = ({ currentTarget, clientX, clientY, buttons, type }: PointerEvent) => {
    if (!size || !part || (type === 'pointermove' && buttons === 0)) return
    const box = currentTarget.getBoundingClientRect()
    change({
      ...cut,
      x: share((part.left + ((clientX - box.left) / box.width) * part.width) / size.width),
      y: share((part.top + ((clientY - box.top) / box.height) * part.height) / size.height),
    })
  }
  return (
    <>
      <div
        onPointerDown={press}
        style={{ aspectRatio: `${shape.width} / ${shape.height}` }}
        className="relative w-full cursor-crosshair touch-none overflow-hidden rounded-card border border-line bg-sand"
      >
        {url && (
          <img
            src={url}
            alt={words.photoChosen}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              setSize({ width, height })
            }
            draggable={false}
            className="absolute max-w-none"
            style={
              size && part
                ? {
                    width: `${(size.width / part.width) * 100}%`,
                    left: `${(-part.left / part.width) * 100}%`,
                    top: `${(-part.top / part.height) * 100}%`,
                  }
                : { width: '100%' }
            }
          />
        )}
      </div>
      {sliders.map(slider => (
        <Slider key={slider.name} {...{ ...slider, cut, change }} />
      ))}
    </>
  )
}

const sliders = [
  { name: 'x', least: 0, most: 1 },
  { name: 'y', least: 0, most: 1 },
  { name: 'zoom', least: 1, most: mostZoom },
] as const

type SliderProps = (typeof sliders)[number] & Pick<CuttingProps, 'cut' | 'change'>

function Slider({ name, least, most, cut, change }: SliderProps) {
  const { words } = useWords()
  return (
    <label className="block">
      <span className="block text-sm font-medium">{words.cut[name]}</span>
      <input
        type="range"
        min={least}
        max={most}
        step={(most - least) / 100}
        value={cut[name]}
        onChange={event => change({ ...cut, [name]: Number(event.target.value) })}
        className="h-11 w-full accent-basil"
      />
    </label>
  )
}

function share(value: number): number {
  return Math.min(1, Math.max(0, value))
}
