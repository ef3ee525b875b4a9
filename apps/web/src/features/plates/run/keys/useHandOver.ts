import { createHandOver, type HandOver, type PlateRun } from '@pandok/board'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { boardHasKeys } from './boardHasKeys.ts'

/** Keeps the board's keys back while somebody goes on writing into a form that has closed. */
export function useHandOver(run: PlateRun): HandOver {
  const [handOver] = useState(() =>
    createHandOver({
      now: () => performance.now(),
      after(milliseconds, then) {
        const timer = setTimeout(then, milliseconds)
        return () => clearTimeout(timer)
      },
    }),
  )
  useEffect(() => {
    let wasOpen = run.read().open !== undefined
    /** Presses that were kept back: some input methods name the key only as it comes up. */
    const kept = new Set<string>()
    const leave = run.subscribe(() => {
      const isOpen = run.read().open !== undefined
      if (wasOpen && !isOpen) handOver.closed()
      wasOpen = isOpen
    })
    function down(event: KeyboardEvent) {
      if (!handOver.press(event, boardHasKeys(event.target))) return
      kept.add(event.code)
      event.preventDefault()
    }
    function up(event: KeyboardEvent) {
      if (kept.delete(event.code) || kept.delete('')) event.preventDefault()
    }
    // Heard on the way down, before the board and the commands.
    document.addEventListener('keydown', down, true)
    document.addEventListener('keyup', up, true)
    return () => {
      leave()
      handOver.stop()
      document.removeEventListener('keydown', down, true)
      document.removeEventListener('keyup', up, true)
    }
  }, [run, handOver])
  return handOver
}

export const useIsHolding = (handOver: HandOver): boolean =>
  useSyncExternalStore(handOver.subscribe, handOver.isHolding)
