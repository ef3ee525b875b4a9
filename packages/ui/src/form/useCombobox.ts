import { type KeyboardEvent, useState } from 'react'

export interface ComboboxOption {
  value: string
  label: string
}

interface ComboboxChoice {
  value: string
  onChange: (value: string) => void
  options: readonly ComboboxOption[]
}

/** Manages the typed text of a combobox, the matching answers, and the keys that choose among them. */
export function useCombobox({ value, onChange, options }: ComboboxChoice) {
  /** The text while it is being typed, otherwise undefined. */
  const [typed, setTyped] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)

  const shown = options.find((option) => option.value === value)?.label ?? value
  const matching = typed === undefined || typed === '' ? options : options.filter((o) => has(o.label, typed))

  function close() {
    setOpen(false)
    setActive(-1)
  }

  function choose(next: string) {
    setTyped(undefined)
    close()
    if (next !== value) onChange(next)
  }

  function settle() {
    close()
    if (typed === undefined) return
    const known = options.find((option) => fold(option.label) === fold(typed.trim()))
    choose(known?.value ?? typed.trim())
  }

  function move(by: number) {
    if (!isOpen) {
      setOpen(true)
      setActive(options.findIndex((option) => option.value === value))
      return
    }
    const next = (active + by + matching.length) % Math.max(1, matching.length)
    setActive(active < 0 && by < 0 ? matching.length - 1 : next)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const picked = isOpen ? matching[active] : undefined
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter' && (isOpen || typed !== undefined)) {
      event.preventDefault()
      if (picked) choose(picked.value)
      else settle()
    } else if (event.key === 'Escape' && (isOpen || typed !== undefined)) {
      event.preventDefault()
      event.stopPropagation()
      setTyped(undefined)
      close()
    }
  }

  return {
    typed,
    shown,
    matching,
    active,
    isOpen,
    open: () => setOpen(true),
    close,
    choose,
    settle,
    onKeyDown,
    type(text: string) {
      setTyped(text)
      setOpen(true)
      setActive(-1)
    },
  }
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase()
const has = (label: string, part: string) => fold(label).includes(fold(part.trim()))
