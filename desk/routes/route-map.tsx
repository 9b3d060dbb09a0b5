import { useId } from 'react'
import { useLanguage } from '#ui/language.ts'
import { useWords } from '../text/words.ts'
import { mapOf } from './mercator.ts'
import type { Plan, Routes } from './plan.ts'
import './routes.css'

const [width, height, edge] = [600, 520, 26]
/** Between two names of areas, so that they can be read. */
const [namesAcross, namesDown] = [120, 26]

/** All stops of a window where they lie, each van a line of its own colour with its numbers. */
export function RouteMap({
  plan,
  start,
  starts,
  map,
  shown,
}: {
  plan: Plan
  start: Routes['starts'][number]
  starts: Routes['starts']
  map: Routes['map']
  /** The stop that is pointed at in the lists. */
  shown: string | null
}) {
  const { routes: words } = useWords()
  const lang = useLanguage()
  const title = useId()
  const { stops } = plan.problem
  const { at, tiles } = mapOf([start, ...stops], { width, height, edge })
  const size = stops.length > 60 ? 7 : stops.length > 30 ? 9 : 12
  // Squares of a map have names of their own.
  const named = map ? [] : starts
  const names = spread(
    named.flatMap(({ name, isArea, ...place }) =>
      isArea ? { text: name[lang], ...at(place) } : [],
    ),
    [start, ...stops].map(at),
  )
  const numbers = new Map(
    plan.routes.flatMap((houses, van) =>
      houses.map((house, place) => [house.id, { van, place: place + 1 }] as const),
    ),
  )
  // A phone draws the picture at half its size: numbers grow, and names of towns go.
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-labelledby={title}
      className="w-full rounded-card border border-line bg-card"
    >
      <title id={title}>
        {words.map(plan.routes.filter(houses => houses.length > 0).length, stops.length)}
      </title>
      {map &&
        tiles(map.tiles).map(({ key, url, x, y, size }) => (
          <image key={key} href={url} x={x} y={y} width={size} height={size} />
        ))}
      {names.map(({ text, x, y }) => (
        <text
          key={text}
          x={x}
          y={y}
          textAnchor="middle"
          className="fill-muted text-[13px] max-sm:hidden"
        >
          {text}
        </text>
      ))}
      {plan.routes.map((houses, van) => (
        <polyline
          key={plan.vans[van]?.key}
          points={[start, ...houses, start]
            .map(at)
            .map(({ x, y }) => `${x},${y}`)
            .join(' ')}
          className={`van-${van % 8} fill-none stroke-(--van)`}
          strokeWidth={3}
          strokeLinejoin="round"
          strokeDasharray={van < 8 ? undefined : '8 5'}
        />
      ))}
      {stops.map(stop => {
        const { x, y } = at(stop)
        const number = numbers.get(stop.id)
        const isShown = stop.id === shown
        return (
          <g key={stop.id} className={number ? `van-${number.van % 8}` : ''}>
            <circle
              cx={x}
              cy={y}
              r={isShown ? size + 6 : size}
              strokeWidth={isShown ? 4 : 2}
              className={`${size > 7 ? 'max-sm:[r:19px]' : ''} ${
                number
                  ? `fill-(--van) ${isShown ? 'stroke-ink' : 'stroke-card'}`
                  : 'fill-card stroke-warning'
              }`}
            />
            {number && size > 7 && (
              <text
                x={x}
                y={y}
                dy="0.35em"
                textAnchor="middle"
                className="fill-white text-[11px] font-semibold max-sm:text-[19px]"
              >
                {number.place}
              </text>
            )}
          </g>
        )
      })}
      <Kitchen {...at(start)} name={start.name[lang]} />
    </svg>
  )
}

function Kitchen({ x, y, name }: Omit<Name, 'text'> & { name: string }) {
  return (
    <>
      <text
        x={x}
        y={y + 26}
        textAnchor="middle"
        paintOrder="stroke"
        strokeWidth={4}
        className="fill-ink stroke-card text-[13px] font-semibold max-sm:text-[24px]"
      >
        {name}
      </text>
      <rect
        x={x - 9}
        y={y - 9}
        width={18}
        height={18}
        rx={3}
        strokeWidth={3}
        className="fill-ink stroke-card"
      />
    </>
  )
}

type Name = { readonly text: string; readonly x: number; readonly y: number }

/** Names within the picture that stand neither on each other nor on a stop. */
function spread(names: readonly Name[], stops: readonly Omit<Name, 'text'>[]): Name[] {
  const kept: Name[] = []
  for (const name of names) {
    const isOnStop = stops.some(
      ({ x, y }) => Math.abs(x - name.x) < 52 && Math.abs(y + 4 - name.y) < 20,
    )
    if (isOnStop) continue
    const isInside = name.x > 50 && name.x < width - 50 && name.y > 16 && name.y < height - 8
    const isFree = kept.every(
      ({ x, y }) => Math.abs(x - name.x) > namesAcross || Math.abs(y - name.y) > namesDown,
    )
    if (isInside && isFree) kept.push(name)
  }
  return kept
}
