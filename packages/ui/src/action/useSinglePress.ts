import { useRef, useState } from 'react'

/** What a press does. A promise that it returns settles once the screen shows what has changed. */
export type Press<Args extends unknown[]> = (...args: Args) => unknown

/**
 * Ignores further presses until the promise of the first has settled: the second half of a double click would repeat
 * what the first has done, or ask for what is no longer there.
 */
export function useSinglePress<Args extends unknown[]>(run: Press<Args> | undefined) {
  const [isRunning, setRunning] = useState(false)
  const running = useRef(false)

  function press(...args: Args) {
    if (running.current) return
    const done = run?.(...args)
    if (!(done instanceof Promise)) return
    running.current = true
    setRunning(true)
    void done.finally(() => {
      running.current = false
      setRunning(false)
    })
  }

  return { press, isRunning }
}
