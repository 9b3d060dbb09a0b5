/** How full a delivery is, from 0 to 1; green when complete (§4). Its text stands beside it. */
export function ProgressBar({ share }: { share: number }) {
  return (
    <div aria-hidden="true" className="mt-1 h-2 overflow-hidden rounded-full bg-sand">
      <div
        className={`h-full origin-left rounded-full transition-transform duration-250 ease-calm ${share === 1 ? 'bg-success' : 'bg-terracotta'}`}
        style={{ transform: `scaleX(${share})` }}
      />
    </div>
  )
}
