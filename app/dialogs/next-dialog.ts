import { type DialogName, useOpenDialog } from '../dialog/dialog.ts'

/** Milliseconds between a dialog that closes and the one that follows it (§9). */
const between = 500

/** Closes this dialog and opens another over the same page. */
export function useNextDialog(close: () => void): (name: DialogName) => void {
  const openDialog = useOpenDialog()
  return name => {
    close()
    setTimeout(() => openDialog(name), between)
  }
}
