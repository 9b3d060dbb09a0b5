import { redirect } from '../ui/link.tsx'

/** Any other path leads home, which says so (§2). */
export function loader() {
  return redirect('/?not-found=1')
}
