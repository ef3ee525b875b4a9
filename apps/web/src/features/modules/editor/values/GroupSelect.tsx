import { textOf } from '@pandok/module-engine'
import { Select } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { useEditorState } from '../state/useEditor.ts'

interface GroupSelectProps {
  value: string | undefined
  onChange: (group: string | undefined) => void
}

/** The repeat group in whose rows a value is computed; hidden in a module without groups. */
export function GroupSelect({ value, onChange }: GroupSelectProps) {
  const text = useText()
  const groups = useEditorState(({ definition }) => definition.groups)
  if (groups.length === 0 && value === undefined) return null
  return (
    <Select
      label={text('moduleLogic.item.group')}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
    >
      <option value="">{text('moduleLogic.item.group.none')}</option>
      {groups.map(({ id, label }) => (
        <option key={id} value={id}>
          {textOf(label, text.locale) ?? id}
        </option>
      ))}
    </Select>
  )
}
