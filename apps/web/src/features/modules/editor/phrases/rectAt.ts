import type { EditorView } from 'prosemirror-view'

/** The screen position of a text position. */
export function rectAt(view: EditorView, pos: number): DOMRect | undefined {
  try {
    const { left, top, bottom } = view.coordsAtPos(pos)
    return new DOMRect(left, top, 0, bottom - top)
  } catch {
    // Documents without layout (in tests) have no coordinates, so the field's box is used.
    return view.dom.getBoundingClientRect()
  }
}
