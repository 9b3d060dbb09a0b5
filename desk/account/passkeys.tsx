import { formatDateTime } from '#shop/format.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.ts'
import { Notice } from '#ui/notice.tsx'
import type { Output } from '../call.ts'
import { useAct } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Confirm } from '../ui/confirm.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { List } from '../ui/list.tsx'

export type Passkey = Output<'passkey-collection'>[number]

export function Passkeys({
  rows,
  drop,
}: {
  rows: readonly Passkey[]
  drop: (passkey: Passkey) => void
}) {
  const { account } = useWords()
  const lang = useLanguage()
  if (rows.length === 0) return <Notice kind="info">{account.none}</Notice>
  return (
    <List
      title={account.passkeys}
      rows={rows}
      idOf={({ id }) => id}
      columns={[
        {
          name: 'name',
          title: account.name,
          cell: ({ name }) => <span className="font-semibold">{name}</span>,
        },
        {
          name: 'created',
          title: account.created,
          cell: ({ createdAt }) => formatDateTime(createdAt, lang, 'medium'),
        },
        {
          name: 'used',
          title: account.used,
          cell: ({ usedAt }) => (usedAt ? formatDateTime(usedAt, lang, 'medium') : account.never),
        },
        {
          name: 'acts',
          title: account.drop,
          hideTitle: true,
          cell: passkey => (
            <Button
              variant="quiet"
              size="sm"
              className="-mx-3 px-3! text-error! md:-my-2"
              aria-label={account.dropOf(passkey.name)}
              onClick={() => drop(passkey)}
            >
              {account.drop}
            </Button>
          ),
        },
      ]}
    />
  )
}

export function DropPasskey({ passkey, close }: { passkey: Passkey; close: () => void }) {
  const { account } = useWords()
  const dropping = useAct('passkey-delete')
  return (
    <Dialog title={account.dropOf(passkey.name)} close={close}>
      <Confirm
        text={account.dropText}
        yes={account.drop}
        isGrave
        act={dropping}
        confirm={() => dropping.mutate({ passkeyId: passkey.id }, { onSuccess: close })}
        close={close}
      />
    </Dialog>
  )
}
