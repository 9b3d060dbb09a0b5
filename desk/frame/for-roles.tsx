import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import type { DeskCallName } from '#shop/people/calls.ts'
import { mayCallFrom } from '#shop/people/device.ts'
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
  const { roles, device } = useMe()
  if (mayCallFrom(device, roles, call)) return children
  // A device of the shop has its faces and nothing else.
  if (device) return <Navigate replace to="/" />
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
