import ChefHat from 'lucide-react/icons/chef-hat'
import Leaf from 'lucide-react/icons/leaf'
import MapPin from 'lucide-react/icons/map-pin'
import Snowflake from 'lucide-react/icons/snowflake'
import { useConfig } from '../../config.ts'
import { useWords } from '../../text/words.ts'

const trustIcons = [Leaf, ChefHat]

export function Trust({ trust }: { trust: readonly string[] }) {
  const { home } = useWords()
  const { throughout, shelfDays } = useConfig().sale
  // A shop may promise one thing or two: where it brings and how fresh keep their own icons.
  const shown = [
    ...trust.map((text, at) => ({ text, Icon: trustIcons[at] ?? Leaf })),
    { text: home.brought(throughout), Icon: MapPin },
    { text: home.fresh(shelfDays), Icon: Snowflake },
  ]
  return (
    <ul className="mx-auto grid w-full max-w-(--content) grid-cols-2 gap-x-4 gap-y-3 px-5 pt-5 sm:px-8 md:grid-cols-4 md:pt-10">
      {shown.map(({ text, Icon }) => (
        <li key={text} className="flex items-center gap-3">
          <Icon size={24} aria-hidden="true" className="shrink-0 text-basil" />
          <span className="text-sm leading-snug font-medium">{text}</span>
        </li>
      ))}
    </ul>
  )
}
