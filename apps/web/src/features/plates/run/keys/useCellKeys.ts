import { useEffect, useRef } from 'react'
import { addKeyContext } from '#shared/commands/pageKeys.ts'
import { boardHasKeys } from './boardHasKeys.ts'

/** What browsers call a key that an input method has in its hands. */
const HELD_BY_INPUT_METHOD = 229

/**
 * Hears every key of the page while the board has them. `onKey` says whether the key meant something; a key that an
 * input method holds is still on its way to whatever has the focus next.
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
