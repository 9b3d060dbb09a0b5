import { encode } from 'uqr'

/** Drawn dark on white in every mode, since cameras want it so. */
export function QrCode({
  text,
  label,
  className = 'w-48',
}: {
  text: string
  label: string
  className?: string
}) {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={`h-auto rounded-field bg-white ${className}`}
    >
      <path d={path} fill="#000000" />
    </svg>
  )
}
