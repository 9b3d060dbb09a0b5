import { useIsMutating, useQuery } from '@tanstack/react-query'
import type { DeskCallName } from '#shop/people/calls.ts'
import { useLanguage } from '#ui/language.ts'
import { ask, type Input, type Output, type Refused } from './call.ts'
import { useSettled } from './ui/settled.ts'

/** Milliseconds after the last letter. */
const pause = 300

/** What an act would do: the act itself, run and given up. null: not asked, as something lacks. */
export function usePreview<Name extends DeskCallName>(name: Name, input: Input<Name> | null) {
  const settled = useSettled(JSON.stringify(input), pause)
  // The shop may have done the act that is being sent, and would refuse to preview it once more.
  const isActing = useIsMutating() > 0
  return useQuery<Output<Name>, Refused>({
    queryKey: ['preview', name, settled, useLanguage()],
    queryFn: ({ signal }) =>
      ask(name, { ...JSON.parse(settled), requestId, preview: true }, signal),
    enabled: settled !== 'null' && !isActing,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  })
}

/** A preview writes nothing, so its name is nobody's. */
const requestId = 'preview-of-an-act'
