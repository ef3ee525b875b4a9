import { useEffect, useRef } from 'react'

/** «?» shows the keys, unless a text is being typed. */
export function useHelpKey(show: () => void): void {
  const latest = useRef(show)
  latest.current = show
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      const isWriting = target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/u.test(target.tagName)
      if (event.key !== '?' || isWriting || event.ctrlKey || event.metaKey || event.altKey) return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
