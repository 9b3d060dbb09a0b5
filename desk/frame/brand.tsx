import { useShop } from '../shop.ts'
import { useWords } from '../text/words.ts'

/** The shop's logo and name. A logo that is the name written out stands alone; the name stays for ears. */
export function Brand() {
  const { frame } = useWords()
  return (
    <span className="brand flex items-center gap-2.5">
      <img src="/logo-mark.svg" alt="" className="size-8" />
      <span className="leading-tight">
        <span className="block font-serif text-lg leading-none font-semibold">{useShop()}</span>
        <span className="block text-xs text-muted">{frame.room}</span>
      </span>
    </span>
  )
}
