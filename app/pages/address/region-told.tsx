import CircleCheck from 'lucide-react/icons/circle-check'
import { refusalText } from '#shop/refusal/refusal-text.ts'
import { Notice } from '#ui/notice.tsx'
import { useLanguage, useWords } from '../../text/words.ts'
import { LateRegionInterest } from './late-region-interest.tsx'
import type { Region } from './suggestions.ts'

export function RegionTold({ region, near }: { region: Region; near: string }) {
  const { address } = useWords()
  const lang = useLanguage()
  if (region.status === 'not-served')
    return (
      <Notice kind="warning" title={address.notServed}>
        {refusalText['region-not-found'][lang]}
        <LateRegionInterest near={near} />
      </Notice>
    )
  // The line stays while the answer is awaited, so that the fields below do not move.
  return (
    <p
      role="status"
      className={
        region.status === 'unknown'
          ? 'sr-only'
          : '-mt-2 flex min-h-[1lh] items-center gap-2 text-success'
      }
    >
      {region.status === 'served' && (
        <>
          <CircleCheck size={18} aria-hidden="true" />
          {address.served(region.municipality)}
        </>
      )}
    </p>
  )
}
