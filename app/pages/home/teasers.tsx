import Building2 from 'lucide-react/icons/building-2'
import type { ReactNode } from 'react'
import { useConfig } from '../../config.ts'
import { useDialog } from '../../dialog/dialog.ts'
import { useUser } from '../../session/session.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Link } from '../../ui/link.tsx'
import { ArtPicture } from '../../ui/picture.tsx'

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
  const { gift } = useConfig().sale
  const { openDialog } = useDialog()
  return (
    <section className="mx-auto grid w-full max-w-(--content) gap-5 px-5 pb-12 sm:px-8 md:auto-cols-fr md:grid-flow-col md:pb-20">
      <Card {...calculator} mark={<Food name="mg" />} ground="bg-basil-soft">
        <ButtonLink to="/calorie-calculator" variant="secondary">
          {calculator.action}
        </ButtonLink>
      </Card>
      <Card {...corporate} mark={<Mark />} ground="bg-sand">
        <ButtonLink to="/business" variant="secondary">
          {corporate.action}
        </ButtonLink>
      </Card>
      {!user && gift !== '' && (
        <Card {...register} mark={<Food name="bal" />} ground="bg-terracotta-soft">
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

function Food({ name }: { name: string }) {
  return (
    <ArtPicture
      group="goals"
      name={name}
      widths={[160, 320]}
      width={320}
      height={320}
      alt=""
      sizes="5rem"
      className="size-20 rounded-card object-cover"
    />
  )
}

function Mark() {
  return (
    <span
      aria-hidden="true"
      className="grid size-20 place-items-center rounded-card bg-card text-basil"
    >
      <Building2 size={32} />
    </span>
  )
}

function Card({
  title,
  text,
  mark,
  ground,
  children,
}: Omit<Told, 'action'> & { mark: ReactNode; ground: string; children: ReactNode }) {
  return (
    <div className={`flex flex-col items-start rounded-card p-6 sm:p-9 ${ground}`}>
      {mark}
      <h2 className="mt-5 text-xl md:text-3xl">{title}</h2>
      <p className="mt-2 mb-6 text-pretty">{text}</p>
      <div className="mt-auto">{children}</div>
    </div>
  )
}
