import Banknote from 'lucide-react/icons/banknote'
import Building2 from 'lucide-react/icons/building-2'
import Landmark from 'lucide-react/icons/landmark'
import type { ReactNode } from 'react'

/** The marks of a way to pay by its code, drawn simply; a code without marks shows none. */
export function PayMarks({ code }: { code: string }) {
  const marks = marksOf[code]
  if (!marks) return null
  return <span className="flex shrink-0 items-center gap-1.5">{marks}</span>
}

function Mark({ name, children }: { name: string; children: ReactNode }) {
  return (
    <svg viewBox="0 0 38 24" width="38" height="24" role="img" aria-label={name}>
      <rect x="0.5" y="0.5" width="37" height="23" rx="4" fill="#fff" stroke="#d6d2c8" />
      {children}
    </svg>
  )
}

function Word({ name, colour, slant }: { name: string; colour: string; slant?: true }) {
  return (
    <Mark name={name}>
      <text
        x="19"
        y="16.2"
        textAnchor="middle"
        fontFamily="Arial, Helvetica, sans-serif"
        fontSize="11.5"
        fontWeight="800"
        fontStyle={slant && 'italic'}
        fill={colour}
      >
        {name}
      </text>
    </Mark>
  )
}

const marksOf: Readonly<Record<string, ReactNode>> = {
  card: (
    <>
      <Word name="VISA" colour="#1a1f71" slant />
      <Mark name="Mastercard">
        <circle cx="15" cy="12" r="7" fill="#eb001b" />
        <circle cx="23" cy="12" r="7" fill="#f79e1b" />
        <path d="M19 6.26a7 7 0 0 1 0 11.48 7 7 0 0 1 0-11.48Z" fill="#ff5f00" />
      </Mark>
    </>
  ),
  iris: <Word name="IRIS" colour="#0b3d91" />,
  epay: <Word name="epay" colour="#00629b" />,
  door: (
    <span className="grid h-6 w-9.5 place-items-center text-muted">
      <Banknote size={20} aria-hidden="true" />
    </span>
  ),
  bank: (
    <span className="grid h-6 w-9.5 place-items-center text-muted">
      <Landmark size={20} aria-hidden="true" />
    </span>
  ),
  account: (
    <span className="grid h-6 w-9.5 place-items-center text-muted">
      <Building2 size={20} aria-hidden="true" />
    </span>
  ),
}
