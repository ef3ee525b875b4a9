import { useCallback, useSyncExternalStore } from 'react'
import { useText } from '#platform/text/text.ts'
import { useTestRun } from '../test/useTestSession.ts'

/** True if answers were entered and a sentence was written. */
export function useHasResult(): boolean {
  const { locale } = useText()
  const run = useTestRun()
  const subscribe = useCallback(
    (listener: () => void) => run?.session.subscribe(listener) ?? (() => {}),
    [run],
  )
  return useSyncExternalStore(subscribe, () => {
    if (!run || Object.keys(run.session.entered().values).length === 0) return false
    return run.session.outputs(locale).some(({ status }) => status === 'written')
  })
}
