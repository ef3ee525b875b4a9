import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

export const EDITOR_VIEWS = ['board', 'exam', 'keys', 'fill'] as const

export type EditorView = (typeof EDITOR_VIEWS)[number]

/** The visible tab of the editor, stored in the address. */
export function useEditorView(): [EditorView, (view: EditorView) => void] {
  const [params, setParams] = useSearchParams()
  const named = params.get('view')
  const view = EDITOR_VIEWS.find((known) => known === named) ?? 'board'
  const show = useCallback(
    (next: EditorView) =>
      setParams(
        (now) => {
          const { view: _, ...others } = Object.fromEntries(now)
          return next === 'board' ? others : { ...others, view: next }
        },
        { replace: true },
      ),
    [setParams],
  )
  return [view, show]
}
