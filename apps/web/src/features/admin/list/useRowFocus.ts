import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'

interface RowFocusOptions {
  box: RefObject<HTMLElement | null>
  count: number
  /** The number of rows that fit between the header and the lower edge. */
  pageRows: () => number
  /** Scrolls to a row, so that it is rendered. */
  reveal?: ((index: number) => void) | undefined
  open: (index: number) => void
}

export interface RowFocus {
  active: number
  setActive: (index: number) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** One row of the table is in the tab order; arrow keys move it (roving tabindex). */
export function useRowFocus({ box, count, pageRows, reveal, open }: RowFocusOptions): RowFocus {
  const [requested, setActive] = useState(0)
  const isMoving = useRef(false)
  const active = Math.max(0, Math.min(requested, count - 1))

  // The effect runs after every render, because a distant row exists only after the box has scrolled to it.
  useEffect(() => {
    if (!isMoving.current) return
    const row = box.current?.querySelector<HTMLElement>(`tr[data-row="${active}"]`)
    if (!row) return
    isMoving.current = false
    row.focus()
  })

  function onKeyDown(event: KeyboardEvent) {
    const target = event.target as HTMLElement
    const isRow = target.matches('tr[data-row]')
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    // Buttons and fields in cells handle their own keys.
    if (!isRow && !target.matches('[data-opener]')) return
    if (event.key === 'Enter') {
      if (!isRow) return
      event.preventDefault()
      open(active)
      return
    }
    const next = rowAfter(event.key, active, count, pageRows)
    if (next === null) return
    event.preventDefault()
    isMoving.current = true
    reveal?.(next)
    setActive(next)
    if (next === active) target.closest<HTMLElement>('tr')?.focus()
  }

  return { active, setActive, onKeyDown }
}

function rowAfter(key: string, active: number, count: number, pageRows: () => number): number | null {
  const last = Math.max(0, count - 1)
  switch (key) {
    case 'ArrowDown':
      return Math.min(active + 1, last)
    case 'ArrowUp':
      return Math.max(active - 1, 0)
    case 'PageDown':
      return Math.min(active + pageRows(), last)
    case 'PageUp':
      return Math.max(active - pageRows(), 0)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return null
  }
}
