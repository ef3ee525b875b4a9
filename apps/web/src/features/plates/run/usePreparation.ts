import { useEffect } from 'react'
import type { RunWorkspaceFrame } from './RunWorkspaceFrame.ts'

/**
 * Compiles modules while the browser is idle, one cell at a time, so that their first run is as fast as later
 * ones.
 */
export function usePreparation({ run, plate }: RunWorkspaceFrame): void {
  useEffect(() => {
    const waiting = plate.cells.map(({ id }) => id)
    let timer: ReturnType<typeof setTimeout> | undefined
    function step() {
      let next = waiting.shift()
      while (next !== undefined && !run.prepare(next)) next = waiting.shift()
      if (next !== undefined) timer = setTimeout(step, 16)
    }
    timer = setTimeout(step, 50)
    return () => clearTimeout(timer)
  }, [run, plate])
}
