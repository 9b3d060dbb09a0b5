import { useState } from 'react'
import { useMe } from '../../me.ts'

/** A view that somebody named; `search` is the part of the address that shows it. */
type Saved = { readonly name: string; readonly search: string }

const most = 20

/** The named views of one list, kept for the person in this browser. */
export function useSaved(list: string) {
  const key = `desk-views:${useMe().id}:${list}`
  const [saved, setSaved] = useState<readonly Saved[]>(() => savedViews(key))
  const become = (next: readonly Saved[]) => {
    localStorage.setItem(key, JSON.stringify(next))
    setSaved(next)
  }
  return {
    saved,
    /** A view of the same name gives way. */
    save: (view: Saved) => become([...without(saved, view.name), view].slice(-most)),
    forget: (name: string) => become(without(saved, name)),
  }
}

function without(saved: readonly Saved[], name: string): readonly Saved[] {
  return saved.filter(each => each.name !== name)
}

function savedViews(key: string): readonly Saved[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]')
  } catch {
    return []
  }
}
