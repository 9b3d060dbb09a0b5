import { useState } from 'react'
import type { CustomerAnswer } from '#server/answers.ts'
import { Button } from '#ui/button.tsx'
import { download } from '#ui/download.ts'
import { call } from '../../call.ts'
import { usePageDialog } from '../../dialog/history-dialog.ts'
import { useWords } from '../../text/words.ts'
import { toast } from '../../toast.ts'
import { useNavigate } from '../../ui/link.tsx'
import { DeleteDialog } from './delete-dialog.tsx'

export function YourData({ customer }: { customer: CustomerAnswer }) {
  const { privacy } = useWords()
  const navigate = useNavigate()
  const { isOpen, openDialog, closeDialog } = usePageDialog('delete-account')
  const [busy, setBusy] = useState(false)

  async function fetchData(): Promise<void> {
    setBusy(true)
    const answer = await call('customer-export', {})
    setBusy(false)
    if (answer.code !== 'ok') {
      toast('error', answer.message)
      return
    }
    const file = new Blob([JSON.stringify(answer.data, null, 2)], { type: 'application/json' })
    download(privacy.file(answer.data.exportedAt.slice(0, 10)), file)
    toast('success', privacy.downloaded)
  }

  return (
    <>
      <h2 id="your-data" className="mb-2 text-xl">
        {privacy.title}
      </h2>
      <p className="mb-5 text-muted">{privacy.text}</p>
      <div className="grid gap-3">
        <Button variant="secondary" busy={busy} onClick={() => void fetchData()}>
          {privacy.download}
        </Button>
        <Button variant="danger" onClick={() => openDialog()}>
          {privacy.remove}
        </Button>
      </div>
      <DeleteDialog
        customer={customer}
        open={isOpen}
        close={closeDialog}
        onDeleted={() => {
          toast('success', privacy.removed)
          navigate('/', { replace: true })
        }}
      />
    </>
  )
}
