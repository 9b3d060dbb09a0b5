/** How full a delivery is, from 0 to 1; green when complete (§4). */
export function ProgressBar({ share }: { share: number }) {
  return (
    <span aria-hidden="true" className="mt-1 block h-2 overflow-hidden rounded-full bg-sand">
      <span
        className={`block h-full origin-left rounded-full transition-transform duration-250 ease-calm ${share === 1 ? 'bg-success' : 'bg-terracotta'}`}
        style={{ transform: `scaleX(${share})` }}
      />
    </span>
  )
}
