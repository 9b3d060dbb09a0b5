import { useLocation, useNavigate } from 'react-router'
import { closesOnce } from './close-once.ts'

/**
 * A dialog about what only this page knows, such as an answer that it has just had: opening pushes an
 * entry of the browser's history, going back closes. Its address is the page's own.
 */
export function usePageDialog(name: string) {
  const { search, hash, state, key } = useLocation()
  const navigate = useNavigate()
  return {
    isOpen: state?.pageDialog === name,
    /** `replace`: in the place of another one. */
    openDialog: ({ replace = false } = {}) =>
      navigate(
        { search, hash },
        { replace, state: { pageDialog: name }, preventScrollReset: true },
      ),
    closeDialog: () => {
      if (closesOnce(key)) navigate(-1)
    },
  }
}
