import ChefHat from 'lucide-react/icons/chef-hat'
import Leaf from 'lucide-react/icons/leaf'
import MapPin from 'lucide-react/icons/map-pin'
import Snowflake from 'lucide-react/icons/snowflake'
import { useConfig } from '../../config.ts'
import { useWords } from '../../text/words.ts'

const trustIcons = [Leaf, ChefHat, MapPin, Snowflake]

export function Trust({ trust }: { trust: readonly string[] }) {
  const { home } = useWords()
  const { throughout, shelfDays } = useConfig().sale
  return (
    <ul className="mx-auto grid w-full max-w-(--content) grid-cols-2 gap-x-4 gap-y-3 px-5 pt-5 sm:px-8 md:grid-cols-4 md:pt-10">
      {[...trust, home.brought(throughout), home.fresh(shelfDays)].map((text, index) => {
        const Icon = trustIcons[index] ?? Leaf
        return (
          <li key={text} className="flex items-center gap-3">
            <Icon size={24} aria-hidden="true" className="shrink-0 text-basil" />
            <span className="text-sm leading-snug font-medium">{text}</span>
          </li>
        )
      })}
    </ul>
  )
}
