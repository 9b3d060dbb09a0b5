import { roleText, type StaffRole, staffRoles } from '#shop/people/staff.ts'
import { Checkbox } from '#ui/field.tsx'
import { useLanguage } from '#ui/language.ts'
import { useWords } from '../text/words.ts'

/** One role or several, each with what it is for. */
export function RolesField({
  value,
  onChange,
  error,
}: {
  value: readonly StaffRole[]
  onChange: (roles: StaffRole[]) => void
  error?: string
}) {
  const { people, roles } = useWords()
  const lang = useLanguage()
  return (
    <fieldset>
      <legend className="font-medium">{people.roles}</legend>
      <p className="text-sm text-muted">{people.rolesHint}</p>
      <p aria-live="polite" className={error ? 'mt-1.5 text-sm text-error' : 'sr-only'}>
        {error && people.rolesNeeded}
      </p>
      <div className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {staffRoles.map(role => (
          <Checkbox
            key={role}
            name="roles"
            checked={value.includes(role)}
            onChange={isOn =>
              onChange(staffRoles.filter(each => (each === role ? isOn : value.includes(each))))
            }
            label={
              <>
                {roleText[role][lang]}
                <span className="block text-sm leading-snug text-muted">{roles[role]}</span>
              </>
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
