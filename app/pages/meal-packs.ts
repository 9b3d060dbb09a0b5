import { redirect } from '../ui/link.tsx'

export function loader() {
  return redirect('/plans')
}
