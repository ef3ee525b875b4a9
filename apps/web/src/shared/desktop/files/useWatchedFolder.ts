import { useEffect, useState } from 'react'
import { callDesktop, DesktopFailure } from '#platform/desktop/callDesktop.ts'
import { onDesktopEvent } from '#platform/desktop/onDesktopEvent.ts'

type WatchProblem = 'NO_FOLDER' | 'FOLDER_TOO_LARGE' | 'OTHER'

interface Answer {
  folder: string | null
}

/** The watched folder; undefined while loading. */
export function useWatchedFolder() {
  const [folder, setFolder] = useState<string | null>()
  useEffect(() => {
    let isCurrent = true
    callDesktop<Answer>('/desktop/watch').then(
      (answer) => isCurrent && setFolder(answer.folder),
      () => {},
    )
    const stop = onDesktopEvent('watch', (answer) => setFolder(answer.folder))
    return () => {
      isCurrent = false
      stop()
    }
  }, [])
  return {
    folder,
    /** Null switches it off. Resolves with the problem, if any. */
    async watch(next: string | null): Promise<WatchProblem | undefined> {
      try {
        setFolder(
          (await callDesktop<Answer>('/desktop/watch', { method: 'PUT', body: { folder: next } })).folder,
        )
        return undefined
      } catch (error) {
        const code = error instanceof DesktopFailure ? error.code : ''
        return code === 'NO_FOLDER' || code === 'FOLDER_TOO_LARGE' ? code : 'OTHER'
      }
    },
  }
}
