import { useWords } from '../../text/words.ts'
import { Checkbox } from '../../ui/field.tsx'

/** Asks to accept the terms; they open in new tabs, so that the checkout stays open. */
export function Terms({
  accepted,
  onChange,
  missing,
}: {
  accepted: boolean
  onChange: (accepted: boolean) => void
  missing: boolean
}) {
  const { checkout } = useWords()
  return (
    <Checkbox
      name="terms"
      checked={accepted}
      onChange={onChange}
      error={missing ? checkout.termsMissing : undefined}
      label={
        <>
          {checkout.acceptBefore}
          <Policy slug="terms-of-use" name={checkout.acceptTerms} />
          {checkout.acceptBetween}
          <Policy slug="refunds" name={checkout.acceptRefunds} />
          {checkout.acceptAfter}
        </>
      }
    />
  )
}

function Policy({ slug, name }: { slug: string; name: string }) {
  return (
    <a
      href={`/terms-and-conditions/${slug}`}
      target="_blank"
      rel="noopener"
      className="font-semibold text-basil underline underline-offset-2"
    >
      {name}
    </a>
  )
}
