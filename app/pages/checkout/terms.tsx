import { useWords } from '../../text/words.ts'

/**
 * What the order button accepts, named by the button's own words; `short` where the sentence stands
 * in one bar with it. The policies open in new tabs, so that the checkout stays as it is.
 */
export function Terms({ button, short = false }: { button: string; short?: boolean }) {
  const { checkout } = useWords()
  if (short)
    return (
      <p className="text-xs text-muted">
        {checkout.acceptBriefly}
        <Policy slug="terms-of-use" name={checkout.acceptTerms} />
        {checkout.acceptBetween}
        <Policy slug="refunds" name={checkout.acceptCancelling} />
        {checkout.acceptAfter}
      </p>
    )
  return (
    <p className="text-sm text-muted">
      {checkout.acceptBefore(button)}
      <Policy slug="terms-of-use" name={checkout.acceptTerms} />
      {checkout.acceptBetween}
      <Policy slug="refunds" name={checkout.acceptRefunds} />
      {checkout.acceptAfter}
    </p>
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
