import Plus from 'lucide-react/icons/plus'
import { useRef, useState } from 'react'
import type { SavedAddressAnswer } from '#server/answers.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useAccountData } from '../account/account-data.ts'
import { AccountPage, AccountTitle } from '../account/account-page.tsx'
import { WaitingOrTrouble } from '../account/waiting-or-trouble.tsx'
import { usePageDialog } from '../dialog/history-dialog.ts'
import { privatePage } from '../order/private-page.ts'
import { useWords } from '../text/words.ts'
import { toast } from '../toast.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { AddressCard } from './account-addresses/address-card.tsx'
import { AddressDialogs } from './account-addresses/address-dialogs.tsx'
import '../text/more-words.ts'

export { shouldRevalidate } from '../revalidate.ts'

export const meta = privatePage(words => words.account.addressesPage.metaTitle)

export default function AccountAddresses() {
  const { account } = useWords()
  const words = account.addressesPage
  const asked = useAccountData('customer-address-collection')
  const list = useRef<HTMLDivElement>(null)
  const editing = usePageDialog('address')
  const removing = usePageDialog('address-remove')
  /** The address that a dialog edits or removes; null: a new one. */
  const [about, setAbout] = useState<SavedAddressAnswer | null>(null)
  const addresses = asked.data?.addresses ?? []

  function edit(address: SavedAddressAnswer | null): void {
    setAbout(address)
    editing.openDialog()
  }

  function remove(address: SavedAddressAnswer): void {
    setAbout(address)
    removing.openDialog()
  }

  function changed(next: SavedAddressAnswer[], told: string): void {
    asked.take({ addresses: next })
    toast('success', told)
    // The button that opened the dialog may be gone: the focus must not be lost.
    setTimeout(() => document.activeElement === document.body && list.current?.focus(), 300)
  }

  return (
    <AccountPage current="addresses">
      <AccountTitle text={words.intro}>{words.title}</AccountTitle>
      <WaitingOrTrouble asked={asked} />
      <div ref={list} tabIndex={-1} className="outline-none">
        {asked.status === 'waiting' && <Waiting />}
        {asked.status === 'ready' && addresses.length === 0 && <Empty add={() => edit(null)} />}
        {addresses.length > 0 && (
          <>
            <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:gap-6">
              {addresses.map((address, index) => (
                <AddressCard
                  key={address.id}
                  address={address}
                  latest={index === 0 && addresses.length > 1}
                  edit={() => edit(address)}
                  remove={() => remove(address)}
                />
              ))}
            </ul>
            <Button onClick={() => edit(null)} className="mt-6 w-full sm:w-auto">
              <Plus size={20} aria-hidden="true" />
              {words.add}
            </Button>
          </>
        )}
      </div>
      <AddressDialogs about={about} editing={editing} removing={removing} changed={changed} />
    </AccountPage>
  )
}

function Empty({ add }: { add: () => void }) {
  const { account } = useWords()
  const words = account.addressesPage
  return (
    <EmptyState title={words.emptyTitle} text={words.emptyText}>
      <Button onClick={add}>{words.add}</Button>
    </EmptyState>
  )
}

function Waiting() {
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:gap-6">
      {[0, 1].map(card => (
        <Skeleton key={card} className="h-52 rounded-card" />
      ))}
    </div>
  )
}
