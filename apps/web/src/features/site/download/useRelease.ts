import type { ReleaseAnswer } from '@pandok/protocol'
import { useCallback, useEffect, useState } from 'react'
import { siteConfig } from '#platform/site/siteConfig.ts'

/**
 * The release that this server offers, as rendered into the page or requested by it; null until it is known.
 * A server that doesn't answer counts as having none.
 */
export function useRelease(): { answer: ReleaseAnswer | null; retry: () => void } {
  const [answer, setAnswer] = useState<ReleaseAnswer | null>(siteConfig.release)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (attempt === 0 && siteConfig.release !== null) return
    const leaving = new AbortController()
    ask(leaving.signal).then(
      (found) => setAnswer(found),
      () => leaving.signal.aborted || setAnswer({ state: 'unavailable' }),
    )
    return () => leaving.abort()
  }, [attempt])

  const retry = useCallback(() => {
    setAnswer(null)
    setAttempt((before) => before + 1)
  }, [])
  return { answer, retry }
}

async function ask(signal: AbortSignal): Promise<ReleaseAnswer> {
  const response = await fetch('/download/release', { cache: 'no-store', signal })
  if (!response.ok) throw new Error(`${response.status}`)
  return (await response.json()) as ReleaseAnswer
}
