import { useCallback, useEffect, useRef, useState } from 'react'
import { sessionStore } from '#app/sessionStore.ts'
import type { DraftStore } from './draftStore.ts'
import { memberOf } from './memberOf.ts'
import { type DraftSlot, takeSlot } from './takeSlot.ts'

type Opened<Work> = { state: 'opening' } | { state: 'failed'; error: unknown } | { state: 'open'; work: Work }

interface OpenParts<Content, Work> {
  store: DraftStore<Content>
  /** Fetches it, and takes a place for its drafts. */
  open: (parts: { id: string; member: string; store: DraftStore<Content> }) => Promise<Work>
}

/**
 * Opens what the address names; `moved` says that it got its address by being saved, so that nothing is opened anew.
 * `parts` must stay the same object.
 */
export function useOpenedWork<Content, Work extends { slot: DraftSlot<Content> }>(
  id: string,
  parts: OpenParts<Content, Work>,
) {
  const { store, open } = parts
  const [opened, setOpened] = useState<Opened<Work>>({ state: 'opening' })
  const [attempt, setAttempt] = useState(0)
  const current = useRef<{ id: string; work: Work } | undefined>(undefined)
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
      .then(() => open({ id, member: memberOf(sessionStore.read()), store }))
      .then(
        (work) => {
          if (isGone) return work.slot.release()
          current.current = { id, work }
          setOpened({ state: 'open', work })
        },
        (error: unknown) => {
          if (!isGone) setOpened({ state: 'failed', error })
        },
      )
    return () => {
      isGone = true
      // What has just got its address stays on the desk.
      if (current.current?.id !== id) return
      leave()
    }
  }, [id, attempt, leave, open, store])

  const moved = useCallback(
    (to: string, work: Work) => {
      current.current = { id: to, work }
      setOpened({ state: 'open', work })
      // From now on its drafts are those of what has that address.
      turn.current = turn.current.then(async () => {
        const slot = await takeSlot({ member: memberOf(sessionStore.read()), item: to, store })
        if (current.current?.work !== work) return slot.release()
        const settled = { ...work, slot: { ...slot, draft: undefined } }
        current.current = { id: to, work: settled }
        setOpened({ state: 'open', work: settled })
        await work.slot.release()
      })
    },
    [store],
  )
  const reopen = useCallback(() => {
    leave()
    setAttempt((count) => count + 1)
  }, [leave])
  return { opened, moved, reopen }
}
