import { useAnswer } from '../queries.ts'
import { useWords } from '../text/words.ts'
import { Select } from '../ui/select.tsx'

type Props = {
  /** What a release is called that begins with the draft. */
  readonly title: string
  readonly releaseId: string
  readonly choose: (releaseId: string) => void
}

/** Into which release a draft goes: an open one, or a new one. */
export function IntoRelease({ title, releaseId, choose }: Props) {
  const { catalogue } = useWords()
  const releases = useAnswer('release-collection', {})
  const open = (releases.data ?? []).filter(({ status }) => status === 'draft')
  return (
    <Select
      label={catalogue.into}
      value={releaseId}
      onChange={choose}
      options={[
        { value: '', label: `${catalogue.begin}: ${title}` },
        ...open.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  )
}
