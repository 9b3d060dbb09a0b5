import { type PointerEvent, useEffect, useState } from 'react'
import { type Cut, cutOf, mostZoom } from '#shop/publishing/picture.ts'
import { useWords } from '../text/words.ts'

export type Size = { readonly width: number; readonly height: number }

type CuttingProps = {
  readonly file: File
  readonly shape: Size
  readonly cut: Cut
  readonly change: (cut: Cut) => void
}

export function Cutting({ file, shape, cut, change }: CuttingProps) {
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
