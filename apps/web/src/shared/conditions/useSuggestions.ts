import { type Completion, completionsAt, type Scope } from '@pandok/module-engine'
import { type KeyboardEvent, type RefObject, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'

interface SuggestionParts {
  value: string
  onChange: (value: string) => void
  scope: Scope
  area: RefObject<HTMLTextAreaElement | null>
}

export interface Suggestions {
  items: readonly Completion[]
  isOpen: boolean
  /** Index of the suggestion that Enter takes. */
  chosen: number
  take: (index: number) => void
  /** Replaces a range of the text and puts the caret behind it. */
  put: (piece: string, from: number, to: number) => void
  close: () => void
  onType: (area: HTMLTextAreaElement) => void
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void
}

/** Suggestions at the caret of a formula, and the keys that choose among them. */
export function useSuggestions({ value, onChange, scope, area }: SuggestionParts): Suggestions {
  const [caret, setCaret] = useState<number>()
  const [marked, setMarked] = useState(0)
  const suggestions = useMemo(
    () => (caret === undefined ? undefined : completionsAt(value, caret, scope)),
    [value, caret, scope],
  )
  const typed = suggestions ? value.slice(suggestions.from, suggestions.to) : ''
  const found = suggestions?.items ?? []
  // A completed word needs no suggestion of itself.
  const items = found.length === 1 && found[0]?.text === typed ? [] : found
  const isOpen = items.length > 0
  const chosen = Math.min(marked, items.length - 1)

  const close = () => setCaret(undefined)

  function put(piece: string, from: number, to: number): void {
    const whole = piece.endsWith('(') ? `${piece})` : piece
    // Flushed synchronously, because the next key may come before the next frame and needs the caret in
    // place.
    flushSync(() => {
      onChange(value.slice(0, from) + whole + value.slice(to))
      close()
    })
    area.current?.focus()
    area.current?.setSelectionRange(from + piece.length, from + piece.length)
  }

  function take(index: number): void {
    const item = items[index]
    if (item && suggestions) put(item.insert, suggestions.from, suggestions.to)
  }

  function onType({ value: next, selectionStart }: HTMLTextAreaElement): void {
    onChange(next)
    setMarked(0)
    setCaret(selectionStart)
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.nativeEvent.isComposing) return
    if (event.key === ' ' && event.ctrlKey) {
      event.preventDefault()
      setCaret(event.currentTarget.selectionStart)
      return
    }
    if (!isOpen) {
      if (event.key === 'Enter' && !event.shiftKey) event.preventDefault()
      return
    }
    const moves: Record<string, () => void> = {
      ArrowDown: () => setMarked((chosen + 1) % items.length),
      ArrowUp: () => setMarked((chosen - 1 + items.length) % items.length),
      Enter: () => take(chosen),
      Tab: () => take(chosen),
      Escape: close,
    }
    const move = moves[event.key]
    // Tab moves to the next field unless a word has been started.
    if (!move || event.shiftKey || (event.key === 'Tab' && typed === '')) return
    event.preventDefault()
    event.stopPropagation()
    move()
  }

  return { items, isOpen, chosen, take, put, close, onType, onKeyDown }
}
