import { Link } from 'react-router'
import { useWords } from '../text/words.ts'

type Draft = {
  readonly releaseId: string
  readonly releaseName: string
  readonly changedBy: string
}

export function OtherDrafts({
  drafts,
  releaseId,
}: {
  drafts: readonly Draft[]
  releaseId: string
}) {
  const { catalogue } = useWords()
  return drafts
    .filter(other => other.releaseId !== releaseId)
    .map(other => (
      <p key={other.releaseId} className="mb-3 text-sm text-muted">
        <Link to={`?release=${other.releaseId}`} className="link">
          {catalogue.others(other.changedBy, other.releaseName)}
        </Link>
      </p>
    ))
}
