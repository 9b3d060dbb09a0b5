import { type ComponentType, lazy, Suspense } from 'react'
import type { AddressDialogProps } from './edit-dialog.tsx'

type PageDialog = { readonly isOpen: boolean; readonly closeDialog: () => void }

/** Each is loaded when it first opens. */
const EditDialog = lazy<ComponentType<AddressDialogProps>>(() => import('./edit-dialog.tsx'))
const RemoveDialog = lazy<ComponentType<AddressDialogProps>>(() => import('./remove-dialog.tsx'))

export function AddressDialogs({
  about,
  editing,
  removing,
  changed,
}: Pick<AddressDialogProps, 'about' | 'changed'> & { editing: PageDialog; removing: PageDialog }) {
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
