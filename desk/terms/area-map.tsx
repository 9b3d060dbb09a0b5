import { type KeyboardEvent, useRef, useState } from 'react'
import { useLanguage } from '#ui/language.ts'
import { useWords } from '../text/words.ts'
import type { Area, Choose } from './edited.ts'
import { isWay, linesOf, neighbourOf, type Tiles, tilesOf } from './tiles.ts'

/** Of a square, in the map's own units. */
const size = 100
const gap = 5

/** Every area as a square about where it lies; one of them is in the order of Tab at a time. */
export default function AreaMap({ areas, choose }: { areas: readonly Area[]; choose: Choose }) {
  const { terms } = useWords()
  const tiles = tilesOf(areas)
  const [chosen, setCurrent] = useState<string | null>(null)
  const current = chosen ?? middleOf(tiles)
  const drawn = useRef(new Map<string, SVGGElement>())
  const [columns, rows] = (['column', 'row'] as const).map(
    side => 1 + Math.max(0, ...[...tiles.values()].map(tile => tile[side])),
  ) as [number, number]
  const go = (id: string) => {
    setCurrent(id)
    drawn.current.get(id)?.focus()
  }
  return (
    <figure>
      <fieldset className="min-w-0">
        <legend className="sr-only">{terms.map}</legend>
        <div ref={centre} className="overflow-x-auto max-sm:-mx-4 max-sm:px-4">
          <svg
            viewBox={`0 0 ${columns * size} ${rows * size}`}
            className={`w-full ${columns > 5 ? 'max-w-4xl min-w-208' : columns > 2 ? 'max-w-xl' : 'max-w-60'}`}
          >
            <title>{terms.map}</title>
            {areas.map(area => (
              <Tile
                key={area.id}
                area={area}
                tiles={tiles}
                isStop={area.id === current}
                tileRef={tile => {
                  if (tile) drawn.current.set(area.id, tile)
                }}
                reach={setCurrent}
                go={go}
                turn={() => choose([area.id], !area.isOn)}
              />
            ))}
          </svg>
        </div>
      </fieldset>
      <figcaption className="mt-3 max-w-2xl text-sm text-muted">{terms.mapText}</figcaption>
    </figure>
  )
}

type TileProps = {
  readonly area: Area
  readonly tiles: Tiles
  readonly isStop: boolean
  readonly tileRef: (tile: SVGGElement | null) => void
  /** Makes it the one that Tab leads to. */
  readonly reach: (id: string) => void
  readonly go: (id: string) => void
  readonly turn: () => void
}

/** An area, which is served or not; arrows lead to those beside it. */
function Tile({ area, tiles, isStop, tileRef, reach, go, turn }: TileProps) {
  const { terms } = useWords()
  const lang = useLanguage()
  const { id, shown, isOn, sold } = area
  const place = tiles.get(id)
  if (!place) return null
  const name = shown.name[lang]
  const press = (event: KeyboardEvent) => {
    const next = isWay(event.key) ? neighbourOf(tiles, id, event.key) : null
    if (event.key === ' ' || event.key === 'Enter') turn()
    else if (!isWay(event.key)) return
    else if (next) go(next)
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: an input cannot stand in a drawing
    <g
      ref={tileRef}
      role="checkbox"
      aria-checked={isOn}
      aria-label={terms.areaSays(name, isOn ? terms.served : terms.notServed, sold)}
      tabIndex={isStop ? 0 : -1}
      transform={`translate(${place.column * size} ${place.row * size})`}
      className="group cursor-pointer outline-none"
      onClick={() => {
        reach(id)
        turn()
      }}
      onKeyDown={press}
    >
      <title>{name}</title>
      <Square area={area} />
      <Label name={name} isOn={isOn} />
      {sold > 0 && (
        <text
          x={size - 12}
          y={size - 13}
          textAnchor="end"
          className="fill-basil-strong text-[17px] font-semibold tabular-nums"
        >
          {sold}
        </text>
      )}
    </g>
  )
}

/** The square in the midst of all, where the arrows begin. */
function middleOf(tiles: Tiles): string | null {
  const all = [...tiles]
  const mean = (side: 'row' | 'column') =>
    all.reduce((sum, [, tile]) => sum + tile[side], 0) / Math.max(1, all.length)
  const [row, column] = [mean('row'), mean('column')]
  const far = ([, tile]: (typeof all)[number]) =>
    (tile.row - row) ** 2 + (tile.column - column) ** 2
  return all.toSorted((one, other) => far(one) - far(other))[0]?.[0] ?? null
}

/** Filled where the shop brings, with a thick edge where that is changed; the inner one is the focus. */
function Square({ area: { isOn, isServed } }: { area: Area }) {
  return (
    <>
      <rect
        x={gap / 2}
        y={gap / 2}
        width={size - gap}
        height={size - gap}
        rx={10}
        strokeWidth={isOn === isServed ? 1.5 : 5}
        className={`${isOn ? 'fill-basil-soft stroke-basil' : 'fill-card stroke-edge'} ${isOn === isServed ? '' : 'stroke-terracotta'} group-hover:opacity-80`}
      />
      <rect
        x={gap / 2 + 5}
        y={gap / 2 + 5}
        width={size - gap - 10}
        height={size - gap - 10}
        rx={6}
        strokeWidth={4}
        className="fill-none stroke-transparent group-focus-visible:stroke-ink"
      />
    </>
  )
}

function Label({ name, isOn }: { name: string; isOn: boolean }) {
  const colour = isOn ? 'fill-ink font-medium' : 'fill-muted'
  return linesOf(name).map((line, at) => (
    <text key={line} x={8} y={24 + at * 17} className={`${colour} text-[12px]`}>
      {line}
    </text>
  ))
}

/** A phone shows a part, so that names stay whole: the city first, where most squares lie. */
function centre(frame: HTMLElement | null) {
  if (frame) frame.scrollLeft = (frame.scrollWidth - frame.clientWidth) / 2
}
