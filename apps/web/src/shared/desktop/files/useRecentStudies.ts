import type { IncomingBatch, RecentStudy } from '@pandok/protocol/desktop'
import { useEffect, useState } from 'react'
import { callDesktop, DesktopFailure } from '#platform/desktop/callDesktop.ts'
import { onDesktopEvent } from '#platform/desktop/onDesktopEvent.ts'
import { incomingStore } from './incomingStore.ts'

const PATH = '/desktop/recent'

/** Recently opened studies; undefined while loading. */
export function useRecentStudies() {
  const [studies, setStudies] = useState<readonly RecentStudy[]>()
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    let isCurrent = true
    const ask = () =>
      callDesktop<{ recent: RecentStudy[] }>(PATH).then(
        ({ recent }) => isCurrent && setStudies(recent),
        () => {},
      )
    void ask()
    const stop = onDesktopEvent('recent', () => void ask())
    return () => {
      isCurrent = false
      stop()
    }
  }, [])
  return {
    studies,
    /** The studies whose folder wasn't found when they were opened. */
    gone,
    async open(id: string): Promise<void> {
      try {
        const { batch } = await callDesktop<{ batch: IncomingBatch }>(`${PATH}/${id}/open`, {
          method: 'POST',
        })
        incomingStore.add(batch)
      } catch (error) {
        if (!(error instanceof DesktopFailure)) throw error
        setGone((known) => new Set([...known, id]))
      }
    },
    remove: (id: string) => callDesktop(`${PATH}/${id}`, { method: 'DELETE' }).catch(() => {}),
    clear: () => callDesktop(PATH, { method: 'DELETE' }).catch(() => {}),
  }
}
