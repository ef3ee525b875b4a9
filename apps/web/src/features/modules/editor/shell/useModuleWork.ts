import { useCallback, useEffect, useRef, useState } from 'react'
import { sessionStore } from '#app/sessionStore.ts'
import { openDraftStore } from '../state/draftStore.ts'
import type { ModuleWork } from './ModuleWork.ts'
import { memberOf } from './memberOf.ts'
import { openModule } from './openModule.ts'

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

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it again
  useEffect(() => {
    if (current.current?.id === id) return
    let isGone = false
    setOpened({ state: 'opening' })
    openModule({ id, member: memberOf(sessionStore.read()), store: draftStore }).then(
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
      current.current.work.slot.release()
      current.current = undefined
    }
  }, [id, attempt])

  const moved = useCallback((to: string, work: ModuleWork) => {
    current.current = { id: to, work }
    setOpened({ state: 'open', work, id: to })
  }, [])
  const reopen = useCallback(() => {
    current.current?.work.slot.release()
    current.current = undefined
    setAttempt((count) => count + 1)
  }, [])
  return { opened, moved, reopen }
}
