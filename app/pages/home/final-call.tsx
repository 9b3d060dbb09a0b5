import { useWords } from '../../text/words.ts'
import { ButtonLink } from '../../ui/button.tsx'

export function FinalCall({ action }: { action: string }) {
  const { home } = useWords()
  return (
    <section className="mx-auto w-full max-w-[82rem] px-5 pb-16 sm:px-8 md:pb-24">
      <div className="flex flex-col items-start gap-6 rounded-[2rem] bg-terracotta-soft px-6 py-10 sm:px-12 md:flex-row md:items-center md:justify-between md:py-14">
        <div className="max-w-xl">
          <h2 className="text-3xl md:text-4xl">{home.call.title}</h2>
          <p className="mt-3 text-lg">{home.call.text}</p>
        </div>
        <ButtonLink to="/plans" size="lg" className="w-full shrink-0 sm:w-auto">
          {action}
        </ButtonLink>
      </div>
    </section>
  )
}
