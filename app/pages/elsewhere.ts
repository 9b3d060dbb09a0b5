import { redirect } from '../ui/link.tsx'

/** Any other path leads home (§2). */
export function loader() {
  return redirect('/')
}
