import { createHandOver, type HandOver, type PlateRun } from '@pandok/board'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { addKeyContext } from '#shared/commands/pageKeys.ts'
import { boardHasKeys } from './boardHasKeys.ts'
import { handOverClock } from './handOverClock.ts'

/** Keeps the board's keys back while somebody goes on writing into a form that has closed. */
export function useHandOver(run: PlateRun): HandOver {
  const [handOver] = useState(() => createHandOver(handOverClock))
  useEffect(() => {
    let wasOpen = run.read().open !== undefined
    /** Presses that were kept back: some input methods name the key only as it comes up. */
    const kept = new Set<string>()
    const leave = run.subscribe(() => {
      const isOpen = run.read().open !== undefined
      if (wasOpen && !isOpen) handOver.closed()
      wasOpen = isOpen
    })
    function keepsBack(event: KeyboardEvent): boolean {
      if (event.type === 'keyup') return kept.delete(event.code) || kept.delete('')
      if (!handOver.press(event, boardHasKeys(event.target))) return false
      kept.add(event.code)
      return true
    }
    const leaveKeys = addKeyContext({
      name: 'handOver',
      hears: () => true,
      takesUnnamed: true,
      take: ({ event }) => keepsBack(event),
    })
    return () => {
      leave()
      leaveKeys()
      handOver.stop()
    }
  }, [run, handOver])
  return handOver
}

export const useIsHolding = (handOver: HandOver): boolean =>
  useSyncExternalStore(handOver.subscribe, handOver.isHolding)
