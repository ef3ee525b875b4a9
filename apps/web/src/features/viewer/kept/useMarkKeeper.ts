import { useEffect, useMemo, useRef } from 'react'
import { memberStoreName } from '#platform/sealed/memberStoreName.ts'
import { openSealedStore } from '#platform/sealed/openSealedStore.ts'
import { acrossTabs } from '#platform/storage/mutex.ts'
import { usePreference } from '#platform/storage/usePreference.ts'
import { useViewer } from '../workspace/ViewerContext.ts'
import { createMarkKeeper } from './createMarkKeeper.ts'
import type { MarkKeeping } from './MarkKeeping.ts'

/**
 * The former store of marks, from before each member had their own. Nothing is read from it, and it is deleted
 * together with the member's store.
 */
const SHARED_STORE = 'marks'

/** Stores the measurements of the open studies while the reader has that enabled. */
export function useMarkKeeper(): MarkKeeping {
  const viewer = useViewer()
  const name = useMemo(() => memberStoreName('marks'), [])
  const [choice, choose] = usePreference(`pandok.viewer.keepMarks.${name}`, ['off', 'on'])
  const isOn = useRef(choice === 'on')
  const keeper = useMemo(
    () =>
      createMarkKeeper({
        viewer,
        store: openSealedStore(name),
        isOn: () => isOn.current,
        exclusively: acrossTabs(`pandok-${name}`),
        sharedStore: openSealedStore(SHARED_STORE),
      }),
    [viewer, name],
  )
  useEffect(() => {
    // A hidden page may be closed without a further event.
    const flush = () => void keeper.flush()
    const stop = keeper.follow()
    document.addEventListener('visibilitychange', flush)
    return () => {
      document.removeEventListener('visibilitychange', flush)
      stop()
    }
  }, [keeper])
  return useMemo(
    () => ({
      isOn: choice === 'on',
      setOn(next) {
        isOn.current = next
        choose(next ? 'on' : 'off')
        if (next) void keeper.start()
      },
      keeper,
    }),
    [choice, choose, keeper],
  )
}
