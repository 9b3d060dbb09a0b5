import Clock from 'lucide-react/icons/clock'
import MapPin from 'lucide-react/icons/map-pin'
import Snowflake from 'lucide-react/icons/snowflake'
import { useConfig } from '../../config.ts'
import { useWords } from '../../text/words.ts'

export function GoodToKnow() {
  const { address } = useWords()
  const { whereTo, days, windows } = useConfig().sale
  const facts = [
    { Icon: MapPin, text: address.asideRegion(whereTo) },
    { Icon: Clock, text: address.asideHours(days, windows) },
    { Icon: Snowflake, text: address.asideCold },
  ]
  return (
    <aside aria-labelledby="good-to-know" className="self-start rounded-card bg-basil-soft p-6">
      <h2 id="good-to-know" className="text-xl">
        {address.asideTitle}
      </h2>
      <ul className="mt-4 grid gap-4">
        {facts.map(({ Icon, text }) => (
          <li key={text} className="flex gap-3">
            <Icon size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-basil" />
            {text}
          </li>
        ))}
      </ul>
    </aside>
  )
}
