import type { ReactNode } from 'react'
import { type DeskCallName, mayCall } from '#shop/people/calls.ts'
import { roleText } from '#shop/people/staff.ts'
import { useLanguage } from '#ui/language.ts'
import { Notice } from '#ui/notice.tsx'
import { useMe } from '../me.ts'
import { useWords } from '../text/words.ts'
import { Title } from '../ui/title.tsx'
import { ToHome } from './trouble.tsx'

/** A screen for those who may make its call; others read why they do not see it. */
export function ForRoles({ call, children }: { call: DeskCallName; children: ReactNode }) {
  const { frame } = useWords()
  const lang = useLanguage()
  const { roles } = useMe()
  if (mayCall(roles, call)) return children
  return (
    <>
      <Title>{frame.notYours}</Title>
      <Notice kind="info">
        {frame.notYoursText(roles.map(role => roleText[role][lang]).join(', '))}
      </Notice>
      <p className="mt-6">
        <ToHome />
      </p>
    </>
  )
}
