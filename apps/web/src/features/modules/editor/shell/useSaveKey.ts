import { useEffect, useRef } from 'react'
import { addKeyContext, isBehindDialog } from '#shared/commands/pageKeys.ts'

/** Ctrl+S saves the module wherever the focus is, and the browser doesn't save the page. */
export function useSaveKey(save: () => void): void {
  const latest = useRef(save)
  latest.current = save
  useEffect(
    () =>
      addKeyContext({
        name: 'command',
        hears: ({ type }) => type === 'keydown',
        // The press is matched by its letter, and a held key must not save the page either.
        takesUnnamed: true,
        isCovered: () => isBehindDialog(),
        take({ event, isCovered }) {
          const isSave =
            (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 's'
          if (!isSave || event.altKey) return false
          if (!event.repeat && !isCovered) latest.current()
          return true
        },
      }),
    [],
  )
}
