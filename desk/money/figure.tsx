import { Cents } from './cents.tsx'

/** A figure that is read from across the room. */
export function Figure({ title, cents, note }: { title: string; cents: number; note: string }) {
  return (
    <div className="-mb-px -me-px border-e border-b border-line p-5 max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:items-baseline max-sm:gap-x-4 max-sm:py-3.5">
      <dt className="text-sm text-muted">{title}</dt>
      <dd className="font-serif text-xl font-semibold max-sm:contents sm:mt-1 sm:text-3xl">
        <Cents of={cents} />
        <span className="block font-sans text-sm font-normal text-muted max-sm:col-span-2">
          {note}
        </span>
      </dd>
    </div>
  )
}
