import type { ComponentProps, MouseEvent } from 'react'

export type Looks = {
  variant?: 'primary' | 'tinted' | 'secondary' | 'quiet' | 'danger'
  size?: 'md' | 'lg' | 'sm'
}

type ButtonProps = ComponentProps<'button'> & Looks & { busy?: boolean }

/** A busy button keeps the focus and ignores presses. */
export function Button({
  variant,
  size,
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  function click(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
      onClick={click}
      className={looks({ variant, size }, className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}

function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-5 shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent"
    />
  )
}

const variants = {
  primary: 'bg-basil text-on-basil hover:bg-basil-strong',
  /** For what can be pressed many times in one view. */
  tinted: 'bg-basil-soft text-basil hover:bg-basil hover:text-on-basil',
  secondary: 'border border-edge bg-card text-ink hover:border-basil hover:bg-basil-soft',
  quiet: 'text-basil hover:bg-basil-soft',
  danger: 'border border-error bg-card text-error hover:bg-terracotta-soft',
}

/** The corners are half of the least height: round with one line of text, calm with two. */
const sizes = {
  sm: 'min-h-11 rounded-[1.375rem] px-4 text-sm',
  md: 'min-h-12 rounded-[1.5rem] px-6',
  lg: 'min-h-14 rounded-[1.75rem] px-8 text-lg',
}

/** The classes of what looks like a button, a link too. */
export function looks({ variant = 'primary', size = 'md' }: Looks, className = ''): string {
  return `inline-flex items-center justify-center gap-2 text-center leading-tight font-semibold transition-colors duration-200 ease-calm disabled:opacity-50 aria-disabled:opacity-70 ${variants[variant]} ${sizes[size]} ${className}`
}
