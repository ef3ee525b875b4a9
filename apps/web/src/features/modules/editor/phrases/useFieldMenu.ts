import type { EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { useState } from 'react'
import { type FieldMenuEntry, matching } from './fieldMenuEntries.ts'
import { handleKey } from './handleKey.ts'
import { type SlashMenuState, slashMenuKey } from './slashMenu.ts'

interface FieldMenuParts {
  view: EditorView | undefined
  state: EditorState | undefined
  entries: readonly FieldMenuEntry[]
  /** `from` is the position of the slash that the field replaces. */
  onTake: (token: FieldMenuEntry['token'], from: number | undefined) => void
}

export interface FieldMenuUse {
  menu: SlashMenuState | undefined
  shown: readonly FieldMenuEntry[]
  chosen: number
  take: (entry: FieldMenuEntry) => void
  open: () => void
  close: () => void
  isOpenIn: (state: EditorState) => boolean
  onKey: (event: KeyboardEvent) => boolean
}

/** The menu that «/» opens: the matching fields, and the keys that choose among them. */
export function useFieldMenu({ view, state, entries, onTake }: FieldMenuParts): FieldMenuUse {
  const [at, setAt] = useState(0)
  const menu = state && slashMenuKey.getState(state)
  const shown = menu ? matching(entries, menu.query) : []
  const count = Math.max(1, shown.length)
  const chosen = Math.min(at, count - 1)

  const close = () => view?.dispatch(view.state.tr.setMeta(slashMenuKey, 'close'))

  function take(entry: FieldMenuEntry) {
    if (!view) return
    setAt(0)
    onTake(entry.token, slashMenuKey.getState(view.state)?.from)
  }

  const takeChosen = () => (shown[chosen] ? take(shown[chosen]) : close())
  const keys: Record<string, () => void> = {
    ArrowDown: () => setAt((chosen + 1) % count),
    ArrowUp: () => setAt((chosen - 1 + count) % count),
    Enter: takeChosen,
    Tab: takeChosen,
    Escape: close,
  }

  return {
    menu,
    shown,
    chosen,
    take,
    close,
    open: () => view && writeSlash(view),
    isOpenIn: (now) => slashMenuKey.getState(now) !== undefined,
    onKey: (event) => handleKey(event, keys[event.key]),
  }
}

/** Inserts a slash for the button, with the same effect as typing it. */
function writeSlash(view: EditorView): void {
  view.focus()
  const { from, to } = view.state.selection
  const before = view.state.doc.textBetween(Math.max(0, from - 1), from, undefined, ' ')
  view.dispatch(view.state.tr.insertText(/[A-Za-z0-9]/u.test(before) ? ' /' : '/', from, to))
}
