import type { PhraseToken } from '@pandok/module-engine'
import { baseKeymap, chainCommands } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { EditorState, type Plugin, type Transaction } from 'prosemirror-state'
import { type DirectEditorProps, EditorView } from 'prosemirror-view'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { ChipPainter } from './ChipPainter.ts'
import type { ChipNames } from './chipText.ts'
import { particleTyping } from './particleTyping.ts'
import { flattened, slicedText, textSlice } from './phraseClipboard.ts'
import { insertToken } from './phraseCommands.ts'
import { docToPhrase, phraseToDoc } from './phraseDoc.ts'
import { slashMenu } from './slashMenu.ts'

interface PhraseViewOptions {
  value: readonly PhraseToken[]
  onChange: (phrase: PhraseToken[]) => void
  names: ChipNames
  isKorean: boolean
  attributes: Record<string, string>
  /** Returns true if it handled the key. */
  onKey: (view: EditorView, event: KeyboardEvent) => boolean
  onChip: (pos: number) => void
}

const same = (a: readonly PhraseToken[], b: readonly PhraseToken[]) => JSON.stringify(a) === JSON.stringify(b)

/**
 * One editing view for the lifetime of the field. It is never recreated while somebody types, because an
 * input method would lose the syllable that it is composing. Changes from outside (undo, another pane) are
 * applied as transactions.
 */
export function usePhraseView(options: PhraseViewOptions): {
  mount: RefObject<HTMLDivElement | null>
  view: EditorView | undefined
  state: EditorState | undefined
} {
  const mount = useRef<HTMLDivElement>(null)
  const latest = useRef(options)
  latest.current = options
  const kept = useRef<KeptView>(undefined)
  const [state, setState] = useState<EditorState>()

  useLayoutEffect(() => {
    const place = mount.current
    if (!place) return
    const { value, names, isKorean, attributes } = latest.current
    const painter = new ChipPainter(names)
    const doc = phraseToDoc(value)
    const view = new EditorView(place, {
      state: EditorState.create({
        doc,
        plugins: phrasePlugins(isKorean, () => kept.current?.view),
      }),
      nodeViews: painter.views,
      ...phraseProps(latest),
      attributes: () => ({ ...attributes, ...latest.current.attributes }),
      dispatchTransaction(tr: Transaction) {
        const before = view.state.doc
        view.updateState(view.state.apply(tr))
        setState(view.state)
        if (view.state.doc === before || tr.getMeta('outside')) return
        const phrase = docToPhrase(view.state.doc)
        if (kept.current) kept.current.lastPhrase = phrase
        latest.current.onChange(phrase)
      },
    })
    kept.current = { view, painter, lastPhrase: docToPhrase(doc) }
    setState(view.state)
    return () => {
      view.destroy()
      kept.current = undefined
    }
  }, [])

  useEffect(() => kept.current?.painter.rename(options.names), [options.names])

  const { value } = options
  useEffect(() => {
    const own = kept.current
    if (!own || same(value, own.lastPhrase)) return
    const put = () => showPhrase(own, value)
    if (!own.view.composing) return put()
    own.view.dom.addEventListener('compositionend', put, { once: true })
    return () => own.view.dom.removeEventListener('compositionend', put)
  }, [value])

  return { mount, view: kept.current?.view, state }
}

interface KeptView {
  view: EditorView
  painter: ChipPainter
  /** The last phrase that was reported to the parent or received from it. */
  lastPhrase: readonly PhraseToken[]
}

const phrasePlugins = (isKorean: boolean, viewOf: () => EditorView | undefined): Plugin[] => [
  history({ newGroupDelay: 500 }),
  slashMenu(),
  ...(isKorean ? [particleTyping(viewOf)] : []),
  keymap({
    'Mod-z': undo,
    'Mod-y': redo,
    'Mod-Shift-z': redo,
    Enter: breakLine,
    'Shift-Enter': breakLine,
  }),
  keymap({
    ...baseKeymap,
    Enter: () => true,
    Backspace: chainCommands(baseKeymap['Backspace'] ?? never),
  }),
]

const phraseProps = (latest: RefObject<PhraseViewOptions>): Partial<DirectEditorProps> => ({
  transformPasted: flattened,
  clipboardTextSerializer: slicedText,
  clipboardTextParser: (text) =>
    textSlice(text, (id) => latest.current.names.fields.some((field) => field.id === id)),
  handleKeyDown: (each, event) =>
    // The code 229 means that an input method has handled the key.
    !event.isComposing && event.keyCode !== 229 && latest.current.onKey(each, event),
  handleClickOn(_view, _pos, _node, at, _event, isDirect) {
    if (isDirect && _node.isAtom && _node.isInline && !_node.isText) latest.current.onChip(at)
    return false
  },
})

/** Applies a phrase from outside as the smallest possible change. */
function showPhrase(own: KeptView, value: readonly PhraseToken[]): void {
  own.lastPhrase = value
  const next = phraseToDoc(value)
  const { doc, tr } = own.view.state
  const start = doc.content.findDiffStart(next.content)
  const end = doc.content.findDiffEnd(next.content)
  if (start === null || end === null) return
  // In repeating text the two ends of the difference can overlap; then the longer range is replaced.
  const overlap = Math.max(0, start - Math.min(end.a, end.b))
  const slice = next.slice(start, end.b + overlap)
  own.view.dispatch(
    tr
      .replace(start, end.a + overlap, slice)
      .setMeta('outside', true)
      .setMeta('addToHistory', false),
  )
}

const never = () => false

function breakLine(_state: EditorState, dispatch: unknown, view?: EditorView): boolean {
  if (dispatch && view) insertToken(view, { br: 1 })
  return true
}
