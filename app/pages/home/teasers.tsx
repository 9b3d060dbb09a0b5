import Building2 from 'lucide-react/icons/building-2'
import Calculator from 'lucide-react/icons/calculator'
import Gift from 'lucide-react/icons/gift'
import type { ReactNode } from 'react'
import { useDialog } from '../../dialogs/dialog.ts'
import { useUser } from '../../session/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'

type Told = { title: string; text: string; action: string }

/** What the shop does beside selling meals; the sign-up gift is for visitors without an account. */
export function Teasers({
  calculator,
  corporate,
  register,
}: {
  calculator: Told
  corporate: Told
  register: Told
}) {
  const user = useUser()
  const { openDialog } = useDialog()
  return (
    <section className="mx-auto grid w-full max-w-[82rem] gap-5 px-5 pb-12 sm:px-8 md:auto-cols-fr md:grid-flow-col md:pb-20">
      <Card {...calculator} icon={<Calculator size={26} />} ground="bg-basil-soft">
        <ButtonLink to="/calorie-calculator" variant="secondary">
          {calculator.action}
        </ButtonLink>
      </Card>
      <Card {...corporate} icon={<Building2 size={26} />} ground="bg-sand">
        <ButtonLink to="/business" variant="secondary">
          {corporate.action}
        </ButtonLink>
      </Card>
      {!user && (
        <Card {...register} icon={<Gift size={26} />} ground="bg-terracotta-soft">
          {/* A link, so that it works before the scripts run. */}
          <Link
            to="/?login=signup"
            onClick={event => {
              event.preventDefault()
              openDialog('login', 'signup')
            }}
            className="inline-flex min-h-12 items-center rounded-full border border-edge bg-card px-6 font-semibold hover:border-ink focus-visible:rounded-full"
          >
            {register.action}
          </Link>
        </Card>
      )}
    </section>
  )
}

function Card({
  title,
  text,
  icon,
  ground,
  children,
}: Omit<Told, 'action'> & { icon: ReactNode; ground: string; children: ReactNode }) {
  return (
    <div className={`flex flex-col items-start rounded-[2rem] p-6 sm:p-9 ${ground}`}>
      <span
        aria-hidden="true"
        className="grid size-13 place-items-center rounded-full bg-card text-basil shadow-card"
      >
        {icon}
      </span>
      <h2 className="mt-5 text-2xl md:text-[1.75rem]">{title}</h2>
      <p className="mt-2 mb-6 text-pretty">{text}</p>
      <div className="mt-auto">{children}</div>
    </div>
  )
}
