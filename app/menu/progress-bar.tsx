/**
 * How full a delivery is, from 0 to 1: neutral, and green when it is complete (§4). `wrong`: it holds
 * what can no longer be had.
 */
export function ProgressBar({ share, wrong = false }: { share: number; wrong?: boolean }) {
  return (
    <span aria-hidden="true" className="mt-1 block h-2 overflow-hidden rounded-full bg-sand">
      <span
        className={`block h-full origin-left rounded-full transition-[transform,background-color] duration-250 ease-calm rtl:origin-right ${share === 1 && !wrong ? 'bg-success' : 'bg-muted'}`}
        style={{ transform: `scaleX(${share})` }}
      />
    </span>
  )
}
