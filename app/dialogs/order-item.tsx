import type { CartItemAnswer, ScheduleMenuAnswer } from '#server/answers.ts'
import { Euro } from '#ui/money.tsx'
import { Avoided } from '../avoid/slot.tsx'
import { setAmount } from '../cart/cart.ts'
import { useItemRefused } from '../cart/flow.ts'
import { Shortage } from '../menu/short.tsx'
import { useWords } from '../text/words.ts'
import { MealPicture } from '../ui/picture.tsx'
import { Quantity } from '../ui/quantity.tsx'

/** One line of a delivery. `removed` is called when the line goes, to move the focus. */
export function OrderItem({
  menu,
  item,
  removed,
}: {
  menu: ScheduleMenuAnswer
  item: CartItemAnswer
  removed: () => void
}) {
  const { drawer } = useWords()
  const refused = useItemRefused()

  async function change(amount: number) {
    if (amount === 0) removed()
    const answer = await setAmount(menu.id, item, amount)
    if (answer && answer.code !== 'ok') refused(answer)
  }

  return (
    <li className="flex gap-3 py-3.5">
      <MealPicture
        slug={item.slug}
        alt=""
        sizes="80px"
        className="size-20 shrink-0 rounded-field object-cover"
      />
      <div className="min-w-0 flex-1">
        <p className="leading-snug font-medium">{item.name}</p>
        <p className="text-sm text-muted">
          {item.item.portion.name} · <Euro value={item.price} /> {drawer.each}
        </p>
        <Avoided of={[item]} />
        <Shortage scheduleMenuId={menu.id} item={item} gone={drawer.unavailable} />
        <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
          <Quantity amount={item.amount} label={item.name} onChange={change} />
          <Euro value={item.total} className="font-semibold" />
        </div>
      </div>
    </li>
  )
}
