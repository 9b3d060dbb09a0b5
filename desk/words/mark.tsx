import { useEffect, useState } from 'react'
import type { MarkName } from '#shop/shop-data/mark.ts'
import { Button } from '#ui/button.tsx'
import { useAct, useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Answered } from '../ui/answered.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Refusal } from '../ui/refusal.tsx'
import { ChooseFile } from './choose-file.tsx'

/** The shop's logo or its icon: a drawing that takes the place of the one there is as soon as it is put in. */
export function Mark({ name }: { name: MarkName }) {
  const answer = useAnswer('mark-collection', {})
  return (
    <Answered answer={answer}>
      {marks => <Editor name={name} svg={marks.find(mark => mark.name === name)?.svg ?? null} />}
    </Answered>
  )
}

function Editor({ name, svg }: { name: MarkName; svg: string | null }) {
  const { words } = useWords()
  const act = useAct('mark-update')
  const [file, setFile] = useState<File | null>(null)
  const [drops, setDrops] = useState(false)
  const live = useUrl(svg === null ? null : new Blob([svg], { type: 'image/svg+xml' }), svg)
  const chosen = useUrl(file, file)
  async function send() {
    if (!file) return
    act.mutate({ name, file: await inBase64(file) }, { onSuccess: () => setFile(null) })
  }
  return (
    <div className="max-w-md space-y-5">
      {live ? (
        <img src={live} alt={words.marks[name]} className={shown} />
      ) : (
        <p className="text-muted">{words.noMark}</p>
      )}
      <ChooseFile
        accept="image/svg+xml,image/png"
        label={words.chooseMark}
        hint={words.markHints[name]}
        file={file}
        choose={chosen => {
          setFile(chosen)
          act.reset()
        }}
      />
      {chosen && <img src={chosen} alt={words.markChosen} className={shown} />}
      <Refusal of={drops ? null : act.error} />
      {file && (
        <Button busy={act.isPending} onClick={send}>
          {words.useMark}
        </Button>
      )}
      {!file && svg !== null && (
        <Button variant="secondary" onClick={() => setDrops(true)}>
          {words.dropMark}
        </Button>
      )}
      {drops && (
        <Dialog title={words.dropMarkTitle} close={() => setDrops(false)}>
          <Confirm
            text={words.dropMarkText}
            yes={words.dropMark}
            act={act}
            confirm={() => act.mutate({ name, file: null }, { onSuccess: () => setDrops(false) })}
            close={() => setDrops(false)}
          />
        </Dialog>
      )}
    </div>
  )
}

/** On white, as mails show it. */
const shown = 'h-24 w-auto max-w-full rounded-card border border-line bg-white p-3'

/** The address of a drawing in this tab, as long as it is shown. */
function useUrl(drawing: Blob | null, key: unknown): string | null {
  const [url, setUrl] = useState<string | null>(null)
  // The drawing is made anew at each look; its key is not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!drawing) return setUrl(null)
    const made = URL.createObjectURL(drawing)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [key])
  return url
}

async function inBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
}
