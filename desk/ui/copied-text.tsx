import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useWords } from '../text/words.ts'

/** A text to take along: one press copies it. */
export function CopiedText({ label, name, text }: { label: string; name: string; text: string }) {
  const { frame } = useWords()
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const [state, setState] = useState<'new' | 'copied' | 'by-hand'>('new')
  const Icon = state === 'copied' ? Check : Copy
  async function copy() {
    // Browsers give the clipboard to secure origins only.
    const isCopied = await (navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
      () => true,
      () => false,
    )
    if (!isCopied) field.current?.select()
    setState(isCopied ? 'copied' : 'by-hand')
  }
  return (
    <div className="space-y-3">
      <TextField
        label={label}
        name={name}
        value={text}
        onChange={() => {}}
        onFocus={() => field.current?.select()}
        readOnly
        spellCheck={false}
        inputRef={field}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm" variant="tinted" onClick={copy}>
          <Icon size={18} aria-hidden="true" />
          {frame.copy}
        </Button>
        <span role="status" className="text-sm text-muted">
          {state === 'copied' && frame.copied}
          {state === 'by-hand' && frame.copyByHand}
        </span>
      </div>
    </div>
  )
}
