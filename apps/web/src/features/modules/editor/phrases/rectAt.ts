import type { EditorView } from 'prosemirror-view'

/** Where on the screen a position of the text is. */
export function rectAt(view: EditorView, pos: number): DOMRect | undefined {
  try {
    const { left, top, bottom } = view.coordsAtPos(pos)
    return new DOMRect(left, top, 0, bottom - top)
  } catch {
    // Documents without layout (tests) can't tell; the field itself will do.
    return view.dom.getBoundingClientRect()
  }
}
