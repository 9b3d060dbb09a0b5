import MenuIcon from 'lucide-react/icons/menu'
import { useWords } from '../text/words.ts'
import { Link } from '../ui/link.tsx'
import { Panel, panelEntry } from './panel.tsx'

/** Opens the navigation (reading: Screens). */
export function MenuButton({ below }: { below: boolean }) {
  const { layout } = useWords()
  const entries = [
    { to: '/menu', text: layout.menu.menu },
    { to: '/plans', text: layout.menu.plans },
    { to: '/meal-packs', text: layout.mealPacks, small: true },
    { to: '/calorie-calculator', text: layout.menu.calculator },
    { to: '/business', text: layout.menu.business },
    { to: '/contact-us', text: layout.menu.contact },
  ]
  return (
    <>
      <button
        type="button"
        popoverTarget="navigation"
        aria-label={layout.menu.open}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-basil-soft focus-visible:rounded-full"
      >
        <MenuIcon size={24} aria-hidden="true" />
      </button>
      <Panel id="navigation" below={below}>
        <nav aria-label={layout.main}>
          <ul>
            {entries.map(({ to, text, small }) => (
              <li key={to} className={small ? 'md:hidden' : ''}>
                <Link to={to} className={panelEntry}>
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </Panel>
    </>
  )
}
