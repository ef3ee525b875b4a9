import { useState } from 'react'
import type { ModuleWork } from '#features/modules/editor/shell/ModuleWork.ts'
import { asideKey } from '#features/modules/editor/shell/openModule.ts'
import type { Draft } from './draftStore.ts'
import { draftStore } from './useOpenedWork.ts'

/**
 * A version that gave way to a newer one. Undo brings it back at once; until it is brought back or dropped, it is also
 * kept on this computer, since undo doesn't survive a reload.
 */
export function useAside({ editor, slot, aside: found }: ModuleWork) {
  const [aside, setAside] = useState<Draft | undefined>(found)
  const key = asideKey(slot.key)

  function putAside(revision: number | undefined) {
    const { head, definition } = editor.read()
    const draft: Draft = { head, definition, revision, at: Date.now() }
    setAside(draft)
    // Where it can't be kept there is still undo.
    draftStore.write(key, draft).catch(() => {})
  }

  function dropAside() {
    setAside(undefined)
    draftStore.remove(key).catch(() => {})
  }

  function bringBack() {
    if (aside) editor.changeWhole(() => ({ head: aside.head, definition: aside.definition }))
    dropAside()
  }

  return { aside, putAside, bringBack, dropAside }
}
