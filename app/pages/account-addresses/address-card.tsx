import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import type { SavedAddressAnswer } from '#server/answers.ts'
import { addressLine } from '#shop/address/address.ts'
import { Button } from '#ui/button.tsx'
import { AddressLines } from '../../order/address-lines.tsx'
import { useWords } from '../../text/words.ts'

/** A saved address with the buttons to edit and to remove it. */
export function AddressCard({
  address,
  latest,
  edit,
  remove,
}: {
  address: SavedAddressAnswer
  latest: boolean
  edit: () => void
  remove: () => void
}) {
  const { account } = useWords()
  const words = account.addressesPage
  const line = addressLine(address)
  return (
    <li
      className={`flex flex-col rounded-card border bg-card p-5 shadow-card sm:p-6 ${latest ? 'border-basil' : 'border-line'}`}
    >
      {latest && (
        <p className="mb-3 self-start rounded-full bg-basil-soft px-3 py-0.5 text-sm font-medium">
          {words.latest}
        </p>
      )}
      <AddressLines address={address} spot={null} />
      <div className="mt-auto -mb-2 flex gap-1 pt-3">
        <Button
          variant="quiet"
          size="sm"
          aria-label={words.editOf(line)}
          onClick={edit}
          className="-ms-4"
        >
          <Pencil size={18} aria-hidden="true" />
          {words.edit}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          aria-label={words.removeOf(line)}
          onClick={remove}
          className="ms-auto -me-4 text-error! hover:bg-terracotta-soft!"
        >
          <Trash2 size={18} aria-hidden="true" />
          {words.remove}
        </Button>
      </div>
    </li>
  )
}
