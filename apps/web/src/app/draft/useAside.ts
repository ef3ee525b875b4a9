import { useState } from 'react'
import type { Draft, DraftStore } from './draftStore.ts'

export const asideKey = (slot: string): string => `${slot}/aside`

interface AsideParts<Content> {
  store: DraftStore<Content>
  /** The place of this tab's drafts. */
  slot: string
  found: Draft<Content> | undefined
  content: () => Content
  bring: (content: Draft<Content>) => void
}

/**
 * A version that gave way to a newer one. Undo brings it back at once; until it is brought back or dropped, it is also
 * kept on this computer, since undo doesn't survive a reload.
 */
export function useAside<Content extends object>({
  store,
  slot,
  found,
  content,
  bring,
}: AsideParts<Content>) {
  const [aside, setAside] = useState(found)
  const key = asideKey(slot)

  function putAside(revision: number | undefined) {
    const draft = { ...content(), revision, at: Date.now() }
    setAside(draft)
    // Where it can't be kept there is still undo.
    store.write(key, draft).catch(() => {})
  }

  function dropAside() {
    setAside(undefined)
    store.remove(key).catch(() => {})
  }

  function bringBack() {
    if (aside) bring(aside)
    dropAside()
  }

  return { aside, putAside, bringBack, dropAside }
}
