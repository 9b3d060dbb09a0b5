import type { LoaderFunctionArgs } from 'react-router'
import { redirect } from '../ui/link.tsx'

export function loader({ params }: LoaderFunctionArgs) {
  return redirect(`/product/${encodeURIComponent(params.mealSlug ?? '')}`)
}
