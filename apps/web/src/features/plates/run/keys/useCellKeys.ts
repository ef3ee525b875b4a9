import { useEffect, useRef } from 'react'
import { addKeyContext } from '#shared/commands/pageKeys.ts'
import { boardHasKeys } from './boardHasKeys.ts'

/** The keyCode of a key that an input method is processing. */
const HELD_BY_INPUT_METHOD = 229

/**
 * Handles every key of the page while the board has the keys. The function `onKey` returns whether it used
 * the key. A key that an input method is processing will still reach whatever is focused next.
 */
export function useCellKeys(onKey: (key: string, isHeld: boolean) => boolean): void {
  const latest = useRef(onKey)
  latest.current = onKey
  useEffect(
    () =>
      addKeyContext({
        name: 'board',
        hears: ({ target }) => boardHasKeys(target),
        take: ({ key, event }) =>
          key !== undefined && latest.current(key, event.keyCode === HELD_BY_INPUT_METHOD),
      }),
    [],
  )
}
