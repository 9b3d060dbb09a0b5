import { type ComponentType, lazy, Suspense } from 'react'
import type { SavedAddressAnswer } from '#server/answers.ts'

type PageDialog = { readonly isOpen: boolean; readonly closeDialog: () => void }
export type DialogProps = {
  open: boolean
  close: () => void
  /** null: a new address. */
  about: SavedAddressAnswer | null
  changed: (addresses: SavedAddressAnswer[], told: string) => void
}

/** Each is loaded when it first opens; where it cannot be loaded, the page still stands. */
const EditDialog = lazy<ComponentType<DialogProps>>(() => import('./edit-dialog.tsx'))
const RemoveDialog = lazy<ComponentType<DialogProps>>(() => import('./remove-dialog.tsx'))

export function AddressDialogs({
  about,
  editing,
  removing,
  changed,
}: Pick<DialogProps, 'about' | 'changed'> & { editing: PageDialog; removing: PageDialog }) {
  const shared = { about, changed }
  return (
    <Suspense fallback={null}>
      {editing.isOpen && (
        <EditDialog key={about?.id ?? 'new'} open close={editing.closeDialog} {...shared} />
      )}
      {removing.isOpen && about && <RemoveDialog open close={removing.closeDialog} {...shared} />}
    </Suspense>
  )
}
