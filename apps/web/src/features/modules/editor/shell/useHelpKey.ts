import { useEffect, useRef } from 'react'
import { isTextField } from '#shared/commands/isTextField.ts'
import { addKeyContext, isBehindDialog } from '#shared/commands/pageKeys.ts'

/** «?» shows the keys, unless a text is being typed. */
export function useHelpKey(show: () => void): void {
  const latest = useRef(show)
  latest.current = show
  useEffect(
    () =>
      addKeyContext({
        name: 'command',
        hears: ({ type, target }) => type === 'keydown' && !isTextField(target),
        // «?» is on a different key of each keyboard layout, so the press is matched by its character.
        takesUnnamed: true,
        isCovered: () => isBehindDialog(),
        take({ event: { key, ctrlKey, metaKey, altKey }, isCovered }) {
          if (key !== '?' || ctrlKey || metaKey || altKey || isCovered) return false
          latest.current()
          return true
        },
      }),
    [],
  )
}
