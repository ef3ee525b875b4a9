import { useEffect, useRef } from 'react'

/** Ctrl+S saves the module wherever the focus is, instead of the browser saving the page. */
export function useSaveKey(save: () => void): void {
  const latest = useRef(save)
  latest.current = save
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 's'
      if (!isSave || event.altKey) return
      event.preventDefault()
      if (!event.repeat && !document.querySelector('dialog[open]')) latest.current()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
