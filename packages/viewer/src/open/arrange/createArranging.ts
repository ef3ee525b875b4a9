import type { Refusal } from '../../model/Refusal.ts'
import type { OpenInstance } from '../../model/Stack.ts'
import type { Arrangement } from '../../space/arrange/Arrangement.ts'
import { createArrangement } from '../../space/arrange/createArrangement.ts'

/** Where the files of one opening go. */
export interface Intake {
  add(instance: OpenInstance): Promise<Refusal | undefined>
  /** Everything was closed since it began: what comes in now must not come back. */
  isClosed(): boolean
}

export type Arranging = ReturnType<typeof createArranging>

/** Milliseconds. Many files a second come in; the list is drawn a few times a second. */
const PACE = 300

/** Puts instances into their patients, studies, series and stacks as they come in, and publishes what became of them. */
export function createArranging(publish: (studies: Arrangement) => void) {
  let arrangement = createArrangement()
  let publishing: ReturnType<typeof setTimeout> | undefined

  function publishNow(): void {
    clearTimeout(publishing)
    publishing = undefined
    publish(arrangement.read())
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
