import MenuIcon from 'lucide-react/icons/menu'
import { useDialog } from '../dialog/dialog.ts'
import { useWords } from '../text/words.ts'
import { Link, type PagePath } from '../ui/link.tsx'
import { Panel, panelEntry } from './panel.tsx'

export function MenuButton({ below }: { below: boolean }) {
  const { layout } = useWords()
  const entries: { to: PagePath; text: string }[] = [
    { to: '/menu', text: layout.menu.menu },
    { to: '/plans', text: layout.mealPacks },
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
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-bar-soft focus-visible:rounded-full"
      >
        <MenuIcon size={24} aria-hidden="true" />
      </button>
      <Panel id="navigation" below={below}>
        <nav aria-label={layout.main}>
          <ul>
            {entries.map(({ to, text }) => (
              <li key={to}>
                <Link to={to} className={panelEntry}>
                  {text}
                </Link>
              </li>
            ))}
            <li className="mt-1 border-t border-line pt-1">
              <SettingsButton />
            </li>
          </ul>
        </nav>
      </Panel>
    </>
  )
}

function SettingsButton() {
  const { layout } = useWords()
  const { openDialog } = useDialog()
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => openDialog('settings')}
      className={panelEntry}
    >
      {layout.menu.settings}
    </button>
  )
}
