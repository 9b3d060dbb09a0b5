import Contrast from 'lucide-react/icons/contrast'
import Moon from 'lucide-react/icons/moon'
import PilcrowLeft from 'lucide-react/icons/pilcrow-left'
import PilcrowRight from 'lucide-react/icons/pilcrow-right'
import Sun from 'lucide-react/icons/sun'
import SunDim from 'lucide-react/icons/sun-dim'
import type { ReactNode } from 'react'

export function Sample({ of }: { of: string }) {
  return (
    <span aria-hidden="true" className="grid h-9 place-items-center">
      {samples[of]}
    </span>
  )
}

const samples: Readonly<Record<string, ReactNode>> = {
  light: <Sun size={26} />,
  dark: <Moon size={26} />,
  default: <SunDim size={26} />,
  bold: <Contrast size={26} />,
  ltr: <PilcrowRight size={26} />,
  rtl: <PilcrowLeft size={26} />,
  green: <Swatch colour="var(--own, #2f5d3a)" />,
  blue: <Swatch colour="#1f5582" />,
  indigo: <Swatch colour="#434a9e" />,
  purple: <Swatch colour="#74408c" />,
  horizontal: <Screen bar="inset-x-0 top-0 h-2 bg-muted" />,
  vertical: <Screen bar="inset-y-0 start-0 w-4 bg-muted" />,
  mini: <Screen bar="inset-y-0 start-0 w-1.5 bg-muted" />,
  integrate: <Screen bar="inset-x-0 top-0 h-2.5 border-b border-edge" />,
  apparent: <Screen bar="inset-x-0 top-0 h-2.5 bg-basil" />,
}

function Swatch({ colour }: { colour: string }) {
  return (
    <span
      className="size-8 rounded-full border-2 border-card ring-1 ring-edge"
      style={{ backgroundColor: colour }}
    />
  )
}

function Screen({ bar }: { bar: string }) {
  return (
    <span className="relative block h-8 w-12 overflow-hidden rounded-md border border-edge bg-page">
      <span className={`absolute ${bar}`} />
    </span>
  )
}
