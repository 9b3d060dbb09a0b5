import ImageUp from 'lucide-react/icons/image-up'

/** Asks for a file. The browser's own words for it would be in the browser's language. */
export function ChooseFile({
  accept,
  label,
  hint,
  file,
  choose,
}: {
  accept: string
  label: string
  hint: string
  file: File | null
  choose: (file: File | null) => void
}) {
  return (
    <label className="block cursor-pointer">
      <input
        type="file"
        accept={accept}
        onChange={event => choose(event.target.files?.[0] ?? null)}
        className="peer sr-only"
      />
      <span className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-edge bg-card px-5 font-semibold peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-basil hover:border-basil hover:bg-basil-soft">
        <ImageUp size={18} aria-hidden="true" className="shrink-0" />
        {label}
      </span>
      {file && <span className="mt-1.5 block text-sm break-words">{file.name}</span>}
      <span className="mt-1.5 block text-sm text-muted">{hint}</span>
    </label>
  )
}
