import type { PhraseToken } from '@pandok/module-engine'
import type { Mark, Node } from 'prosemirror-model'
import { type EditorState, NodeSelection, TextSelection, type Transaction } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { freshKey, nodeOf, type OnlyAttrs, phraseSchema } from './phraseSchema.ts'

const { only } = phraseSchema.marks

/** Inserts a chip at the selection, or in place of the text from `from` on (a typed slash and its query). */
export function insertToken(view: EditorView, token: Exclude<PhraseToken, string>, from?: number): void {
  const { state } = view
  const start = from ?? state.selection.from
  const node = nodeOf(token).mark(state.doc.resolve(start).marks())
  const tr = state.tr.replaceWith(start, state.selection.to, node)
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, start + node.nodeSize)).scrollIntoView())
  view.focus()
}

export function replaceChip(view: EditorView, pos: number, token: Exclude<PhraseToken, string>): void {
  const old = view.state.doc.nodeAt(pos)
  if (!old) return
  const tr = view.state.tr.replaceWith(pos, pos + old.nodeSize, nodeOf(token).mark(old.marks))
  view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, pos)))
}

export function removeChip(view: EditorView, pos: number): void {
  const old = view.state.doc.nodeAt(pos)
  if (old) view.dispatch(view.state.tr.delete(pos, pos + old.nodeSize))
  view.focus()
}

/** A range of words with its condition. */
export interface OnlySpan extends OnlyAttrs {
  from: number
  to: number
}

/** The conditions at the cursor or selection, outermost first. */
export function spansAt(state: EditorState): OnlySpan[] {
  const { from, to, empty, $from } = state.selection
  const marks = new Map<string, Mark>()
  const collect = (node: Node | null | undefined) => {
    for (const mark of node?.marks ?? []) if (mark.type === only) marks.set(mark.attrs['key'], mark)
  }
  if (empty) {
    // At an edge the cursor belongs to neither side; inside a range, both sides carry the mark.
    const before = $from.nodeBefore?.marks ?? []
    const after = $from.nodeAfter?.marks ?? []
    for (const mark of before)
      if (mark.type === only && mark.isInSet(after)) marks.set(mark.attrs['key'], mark)
  } else state.doc.nodesBetween(from, to, (node) => collect(node))
  const spans = [...marks.values()].map((mark) => ({
    ...(mark.attrs as OnlyAttrs),
    ...reachOf(state.doc, mark),
  }))
  return spans.sort((a, b) => b.to - b.from - (a.to - a.from))
}

function reachOf(doc: Node, mark: Mark): { from: number; to: number } {
  let from = Number.POSITIVE_INFINITY
  let to = 0
  doc.descendants((node, pos) => {
    if (!node.marks.some((each) => each.attrs['key'] === mark.attrs['key'])) return
    from = Math.min(from, pos)
    to = Math.max(to, pos + node.nodeSize)
  })
  return { from, to }
}

export function addOnly(state: EditorState, when: string, otherwise: PhraseToken[] | null): Transaction {
  const { from, to } = state.selection
  return state.tr.addMark(from, to, only.create({ key: freshKey(), when, otherwise }))
}

/**
 * Changes the condition of a range, or removes it for undefined. It replaces the mark in place, so that the
 * nesting stays the same.
 */
export function changeOnly(
  state: EditorState,
  span: OnlySpan,
  next: { when: string; otherwise: PhraseToken[] | null } | undefined,
): Transaction {
  const nodes: Node[] = []
  state.doc.nodesBetween(span.from, span.to, (node, pos) => {
    if (!node.isInline) return true
    const part = node.isText
      ? node.cut(Math.max(0, span.from - pos), Math.min(node.nodeSize, span.to - pos))
      : node
    const marks = part.marks.flatMap((mark) =>
      mark.attrs['key'] !== span.key ? [mark] : next ? [only.create({ key: span.key, ...next })] : [],
    )
    nodes.push(part.mark(marks))
    return false
  })
  const { from, to } = state.selection
  const tr = state.tr.replaceWith(span.from, span.to, nodes)
  return tr.setSelection(TextSelection.create(tr.doc, from, to))
}
