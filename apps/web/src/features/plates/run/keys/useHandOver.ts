import { createHandOver, type HandOver, type HandOverClock, type PlateRun } from '@pandok/board'
import { pressedKey } from '@pandok/module-form'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { addKeyContext } from '#shared/commands/pageKeys.ts'
import { boardHasKeys } from './boardHasKeys.ts'

export const handOverClock: HandOverClock = {
  now: () => performance.now(),
  after(milliseconds, then) {
    const timer = setTimeout(then, milliseconds)
    return () => clearTimeout(timer)
  },
}

/** Holds the board's keys back while somebody continues to type into a form that has just closed. */
export function useHandOver(run: PlateRun): HandOver {
  const [handOver] = useState(() => createHandOver(handOverClock))
  useEffect(() => {
    let wasOpen = run.read().open !== undefined
    /** Key presses that were held back: some input methods report the key only at keyup. */
    const kept = new Set<string>()
    const leave = run.subscribe(() => {
      const isOpen = run.read().open !== undefined
      if (wasOpen && !isOpen) handOver.closed()
      wasOpen = isOpen
    })
    function keepsBack(event: KeyboardEvent): boolean {
      if (event.type === 'keyup') return kept.delete(event.code) || kept.delete('')
      if (!handOver.press(event, boardHasKeys(event.target), pressedKey(event))) return false
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
