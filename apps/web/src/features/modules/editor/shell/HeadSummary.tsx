import { useText } from '#platform/text/text.ts'
import { useKindLabel } from '#platform/text/useKindLabel.ts'
import { useEditorState } from '../state/useEditor.ts'

export function HeadSummary() {
  const text = useText()
  const labelOf = useKindLabel()
  const head = useEditorState((state) => state.head)
  const filed = (['section', 'modality', 'type'] as const).flatMap((kind) =>
    head[kind] === '' ? [] : [labelOf(kind, head[kind])],
  )
  const said = [...filed, head.note.trim()].filter((part) => part !== '').join(' · ')
  return (
    <span className="flex min-w-0 gap-2">
      <span className="shrink-0">{text('moduleEditor.about')}</span>
      {said === '' ? null : (
        <span title={said} className="min-w-0 truncate font-normal">
          {said}
        </span>
      )}
    </span>
  )
}
