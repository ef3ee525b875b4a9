import type { PlateRun } from '@pandok/board'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { checkMemory } from '#features/plates/check/checkMemory.ts'
import { today } from '#platform/today.ts'
import type { ImageHost } from '#shared/images/ImageHost.ts'
import type { PriorStore } from '../priors/createPriorStore.ts'
import { type CheckStore, createCheckStore } from './createCheckStore.ts'
import type { ShownAlarm } from './ShownAlarm.ts'

/** The check of one report for as long as it is written. */
export function useCheck(
  run: PlateRun,
  host: ImageHost | undefined,
  priors: Pick<PriorStore, 'read' | 'subscribe'>,
): CheckStore {
  const [check] = useState(() =>
    createCheckStore({
      run,
      host,
      priors,
      today,
      memory: checkMemory,
      typing: sentenceWithFocus,
      soon: whenIdle,
    }),
  )
  useEffect(() => check.follow(), [check])
  return check
}

export const useAlarms = ({ subscribe, read }: CheckStore): readonly ShownAlarm[] =>
  useSyncExternalStore(subscribe, read)

const sentenceWithFocus = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-entry]')?.dataset['entry']

/** Somebody who types without a pause should still see alarms before the report is finished. */
const TIMEOUT_MS = 400

function whenIdle(work: () => void): void {
  // Safari has no `requestIdleCallback`.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: TIMEOUT_MS })
  else setTimeout(work)
}
