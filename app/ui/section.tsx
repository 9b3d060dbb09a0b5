import type { ReactNode } from 'react'

export function Page({ children, narrow = false }: { children: ReactNode; narrow?: boolean }) {
  return (
    <div
      className={`mx-auto w-full px-5 pt-3 pb-12 sm:px-8 md:pt-6 md:pb-24 ${narrow ? 'max-w-3xl' : 'max-w-(--content)'}`}
    >
      {children}
    </div>
  )
}

export function SectionTitle({ children, text }: { children: ReactNode; text?: string }) {
  return (
    <div className="mb-6 max-w-2xl md:mb-8">
      <h2 className="text-3xl">{children}</h2>
      {text && <p className="mt-2 text-lg text-muted">{text}</p>}
    </div>
  )
}
