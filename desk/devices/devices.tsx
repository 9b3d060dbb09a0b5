import Plus from 'lucide-react/icons/plus'
import { lazy, Suspense, useState } from 'react'
import { formatDateTime } from '#shop/format.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.ts'
import { Notice } from '#ui/notice.tsx'
import type { Output } from '../call.ts'
import { useAct, useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { type Column, List } from '../ui/list.tsx'
import { Title } from '../ui/title.tsx'

// What its form needs is loaded when it is opened.
const AddDevice = lazy(() => import('./add-device.tsx').then(one => ({ default: one.AddDevice })))

type Device = Output<'device-collection'>[number]

/** Tablets and phones of the shop: letting one in, who is at it, and sending one away. */
export default function Devices() {
  const { devices: words } = useWords()
  const answer = useAnswer('device-collection', {})
  const [isAdding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<Device | null>(null)
  const columns = useColumns(setLeaving)
  return (
    <>
      <Title
        end={
          <Button size="sm" onClick={() => setAdding(true)}>
            <Plus size={18} aria-hidden="true" />
            {words.add}
          </Button>
        }
      >
        {words.title}
      </Title>
      <p className="-mt-3 mb-6 max-w-prose text-muted">{words.intro}</p>
      <Answered answer={answer} rows={2}>
        {rows =>
          rows.length === 0 ? (
            <Notice kind="info" title={words.none}>
              {words.noneText}
            </Notice>
          ) : (
            <List title={words.title} columns={columns} rows={rows} idOf={({ id }) => id} />
          )
        }
      </Answered>
      <Suspense>{isAdding && <AddDevice close={() => setAdding(false)} />}</Suspense>
      {leaving && <SendAway device={leaving} close={() => setLeaving(null)} />}
    </>
  )
}

function useColumns(leave: (device: Device) => void): readonly Column<Device>[] {
  const { devices: words, frame } = useWords()
  const lang = useLanguage()
  return [
    {
      name: 'name',
      title: words.name,
      value: ({ name }) => name,
      cell: ({ name, createdBy }) => (
        <>
          <span className="block font-semibold">{name}</span>
          <span className="block text-sm text-muted">{words.by(createdBy)}</span>
        </>
      ),
    },
    {
      name: 'faces',
      title: words.faces,
      value: ({ faces }) => faces.map(face => frame.screens[face]).join(', '),
      cell: ({ faces }) => faces.map(face => frame.screens[face]).join(', '),
    },
    {
      name: 'state',
      title: words.state,
      className: 'text-sm',
      cell: ({ enteredAt, person, usedAt }) => {
        if (!enteredAt) return <span className="text-warning">{words.waits}</span>
        if (person) return words.person(person)
        return usedAt ? (
          words.used(formatDateTime(usedAt, lang))
        ) : (
          <span className="text-muted">{words.unused}</span>
        )
      },
    },
    {
      name: 'acts',
      title: words.acts,
      hideTitle: true,
      cell: device => (
        <span className="-mx-3 flex md:-my-2 md:justify-end">
          <Button
            variant="quiet"
            size="sm"
            className="px-3! text-error!"
            aria-label={words.sendAwayOf(device.name)}
            onClick={() => leave(device)}
          >
            {words.sendAway}
          </Button>
        </span>
      ),
    },
  ]
}

function SendAway({ device, close }: { device: Device; close: () => void }) {
  const { devices: words } = useWords()
  const sending = useAct('device-delete')
  return (
    <Dialog title={words.sendAwayOf(device.name)} close={close}>
      <Confirm
        text={words.sendAwayText(device.name)}
        yes={words.sendAwayNow}
        isGrave
        act={sending}
        confirm={() => sending.mutate({ deviceId: device.id }, { onSuccess: close })}
        close={close}
      />
    </Dialog>
  )
}
