import { redirect } from 'react-router'

/** Any other path leads home (§2). */
export function loader() {
  return redirect('/')
}
