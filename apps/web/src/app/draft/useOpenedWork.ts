import { useCallback, useEffect, useRef, useState } from 'react'
import { sessionStore } from '#app/sessionStore.ts'
import type { ModuleWork } from '#features/modules/editor/shell/ModuleWork.ts'
import { openModule } from '#features/modules/editor/shell/openModule.ts'
import { openDraftStore } from './draftStore.ts'
import { memberOf } from './memberOf.ts'
import { takeSlot } from './takeSlot.ts'

export const draftStore = openDraftStore()

type Opened =
  | { state: 'opening' }
  | { state: 'failed'; error: unknown }
  | { state: 'open'; work: ModuleWork; id: string }

/** Opens the module of the address; `moved` says that it got its address by being saved, so that nothing is opened anew. */
export function useModuleWork(id: string) {
  const [opened, setOpened] = useState<Opened>({ state: 'opening' })
  const [attempt, setAttempt] = useState(0)
  const current = useRef<{ id: string; work: ModuleWork } | undefined>(undefined)
  /** One opening after the other: the place for drafts must be free again before it is looked for. */
  const turn = useRef<Promise<unknown>>(Promise.resolve())

  const leave = useCallback(() => {
    const left = current.current
    current.current = undefined
    turn.current = turn.current.then(() => left?.work.slot.release())
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it again
  useEffect(() => {
    if (current.current?.id === id) return
    let isGone = false
    setOpened({ state: 'opening' })
    turn.current = turn.current
      .then(() => openModule({ id, member: memberOf(sessionStore.read()), store: draftStore }))
      .then(
        (work) => {
          if (isGone) return work.slot.release()
          current.current = { id, work }
          setOpened({ state: 'open', work, id })
        },
        (error: unknown) => {
          if (!isGone) setOpened({ state: 'failed', error })
        },
      )
    return () => {
      isGone = true
      // A module that has just got its address stays on the desk.
      if (current.current?.id !== id) return
      leave()
    }
  }, [id, attempt, leave])

  const moved = useCallback((to: string, work: ModuleWork) => {
    current.current = { id: to, work }
    setOpened({ state: 'open', work, id: to })
    // From now on its drafts are those of the module with that address.
    turn.current = turn.current.then(async () => {
      const slot = await takeSlot({ member: memberOf(sessionStore.read()), module: to, store: draftStore })
      if (current.current?.work !== work) return slot.release()
      const settled = { ...work, slot: { ...slot, draft: undefined } }
      current.current = { id: to, work: settled }
      setOpened({ state: 'open', work: settled, id: to })
      await work.slot.release()
    })
  }, [])
  const reopen = useCallback(() => {
    leave()
    setAttempt((count) => count + 1)
  }, [leave])
  return { opened, moved, reopen }
}
