import { useLate } from '../../late.ts'
import type { AddressDialogProps } from './edit-dialog.tsx'

type PageDialog = { readonly isOpen: boolean; readonly closeDialog: () => void }

const loadEdit = () => import('./edit-dialog.tsx')
const loadRemove = () => import('./remove-dialog.tsx')

/** Each is loaded when it first opens. */
export function AddressDialogs({
  about,
  editing,
  removing,
  changed,
}: Pick<AddressDialogProps, 'about' | 'changed'> & { editing: PageDialog; removing: PageDialog }) {
  const shared = { about, changed }
  const EditDialog = useLate(loadEdit, editing.isOpen, editing.closeDialog)
  const RemoveDialog = useLate(loadRemove, removing.isOpen, removing.closeDialog)
  return (
    <>
      {EditDialog && editing.isOpen && (
        <EditDialog key={about?.id ?? 'new'} open close={editing.closeDialog} {...shared} />
      )}
      {RemoveDialog && removing.isOpen && about && (
        <RemoveDialog open close={removing.closeDialog} {...shared} />
      )}
    </>
  )
}
