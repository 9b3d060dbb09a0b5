import type { ReactNode } from 'react'
import { Brand } from '../frame/brand.tsx'
import { LanguageSwitch } from '../frame/language-switch.tsx'
import { Title } from '../ui/title.tsx'

/** The frame of login and welcome, before a session begins. */
export function Doorway({
  title,
  text,
  children,
}: {
  title: string
  text: string
  children: ReactNode
}) {
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-lg flex-col px-4 py-6 sm:py-12">
      <div className="mb-6 flex items-center justify-between gap-3">
        <p>
          <Brand />
        </p>
        <LanguageSwitch />
      </div>
      <div className="rounded-card border border-line bg-card p-5 shadow-card sm:p-8">
        <Title>{title}</Title>
        <p className="-mt-4 mb-6 text-muted">{text}</p>
        {children}
      </div>
    </main>
  )
}
