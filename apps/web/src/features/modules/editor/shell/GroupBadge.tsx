import { textOf } from '@pandok/module-engine'
import { Badge } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { useEditorState } from '../state/useEditor.ts'

/** The repeat group that an input or a value belongs to, by the name that its author gave it. */
export function GroupBadge({ id }: { id: string }) {
  const text = useText()
  const label = useEditorState(({ definition }) => definition.groups.find((group) => group.id === id)?.label)
  return (
    <Badge tone="info" className="!h-5 !px-1.5 font-sans">
      {textOf(label, text.locale) || id}
    </Badge>
  )
}
