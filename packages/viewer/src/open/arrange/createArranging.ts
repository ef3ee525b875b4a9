import type { Refusal } from '../../model/Refusal.ts'
import type { OpenInstance } from '../../model/Stack.ts'
import type { Arrangement } from '../../space/arrange/Arrangement.ts'
import { createArrangement } from '../../space/arrange/createArrangement.ts'

/** Receives the files of one opening. */
export interface Intake {
  add(instance: OpenInstance): Promise<Refusal | undefined>
  /** True if everything was closed since it started, so that late files are dropped. */
  isClosed(): boolean
}

export type Arranging = ReturnType<typeof createArranging>

/** Milliseconds. Many files arrive per second, but the list is updated a few times a second. */
const PACE = 300

/**
 * Arranges instances into patients, studies, series and stacks as they arrive, and publishes the result. `isArriving` says
 * whether more files are expected.
 */
export function createArranging(publish: (studies: Arrangement) => void, isArriving: () => boolean) {
  let arrangement = createArrangement()
  let publishing: ReturnType<typeof setTimeout> | undefined

  function publishNow(): void {
    clearTimeout(publishing)
    publishing = undefined
    publish(arrangement.read(isArriving()))
  }

  return {
    begin(): Intake {
      const into = arrangement
      return { add: into.add, isClosed: () => into !== arrangement }
    },
    publish: publishNow,
    publishSoon(): void {
      publishing ??= setTimeout(publishNow, PACE)
    },
    clear(): void {
      arrangement = createArrangement()
    },
    dispose: () => clearTimeout(publishing),
  }
}
