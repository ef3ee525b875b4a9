import { useCallback, useEffect, useRef, useState } from 'react'
import { memberOf } from '#platform/session/memberOf.ts'
import { sessionStore } from '#platform/session/sessionStore.ts'

interface Closable {
  session: { close(): Promise<void>; read(): { stored: { id: string } | undefined } }
}

export type Opened<Work> =
  | { state: 'opening' }
  | { state: 'failed'; error: unknown }
  | { state: 'open'; work: Work; serial: number }

/**
 * Opens the document of the address. Openings are serialized, because the draft's slot must be released
 * before the next one looks for it. A document that gets its address by being saved stays open. `open` must
 * keep its identity.
 */
export function useOpenedDocument<Work extends Closable>(
  id: string,
  open: (asked: { id: string; member: string }) => Promise<Work>,
): { opened: Opened<Work>; reopen: () => void } {
  const [opened, setOpened] = useState<Opened<Work>>({ state: 'opening' })
  const [attempt, setAttempt] = useState(0)
  const current = useRef<Work | undefined>(undefined)
  const openings = useRef(0)
  const queue = useRef<Promise<unknown>>(Promise.resolve())

  const leave = useCallback(() => {
    const left = current.current
    current.current = undefined
    queue.current = queue.current.then(() => left?.session.close())
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it again
  useEffect(() => {
    if (current.current?.session.read().stored?.id === id) return
    let isGone = false
    leave()
    setOpened({ state: 'opening' })
    queue.current = queue.current
      .then(() => open({ id, member: memberOf(sessionStore.read()) }))
      .then(
        (work) => {
          if (isGone) return work.session.close()
          current.current = work
          openings.current += 1
          setOpened({ state: 'open', work, serial: openings.current })
        },
        (error: unknown) => {
          if (!isGone) setOpened({ state: 'failed', error })
        },
      )
    return () => {
      isGone = true
    }
  }, [id, attempt, leave, open])

  useEffect(() => leave, [leave])

  const reopen = useCallback(() => {
    leave()
    setAttempt((count) => count + 1)
  }, [leave])
  return { opened, reopen }
}
