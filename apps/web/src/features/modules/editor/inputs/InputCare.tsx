import { type Input, textOf } from '@pandok/module-engine'
import { Select } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import { ExpressionField } from '../shell/ExpressionField.tsx'
import { useEditor, useEditorState } from '../state/useEditor.ts'
import { createGroup } from './createGroup.ts'
import type { SetInput } from './useInput.ts'

const NEW_GROUP = '+'

interface InputCareProps {
  index: number
  input: Input
  set: SetInput
}

export function InputCare({ index, input, set }: InputCareProps) {
  const text = useText()
  const editor = useEditor()
  const groups = useEditorState(({ definition }) => definition.groups)
  const path = ['inputs', index]

  function setGroup(value: string) {
    if (value !== NEW_GROUP) return set(put(input, 'group', value || undefined), 'group')
    editor.change((definition) => {
      const group = createGroup(definition)
      return {
        ...definition,
        groups: [...definition.groups, group],
        inputs: definition.inputs.map((each, at) => (at === index ? { ...each, group: group.id } : each)),
      }
    })
  }

  return (
    <>
      <div className="grid gap-4 @md:grid-cols-2">
        <RequiredSelect input={input} set={set} />
        <Select
          label={text('moduleEditor.field.group')}
          value={input.group ?? ''}
          onChange={({ target }) => setGroup(target.value)}
        >
          <option value="">{text('moduleEditor.group.none')}</option>
          {groups.map((group) => (
            <option key={group.id} value={group.id}>
              {textOf(group.label, text.locale) || group.id}
            </option>
          ))}
          <option value={NEW_GROUP}>{text('moduleEditor.group.new')}</option>
        </Select>
      </div>
      {typeof input.required === 'string' ? (
        <ExpressionField
          label={text('moduleEditor.required.condition')}
          value={input.required}
          onChange={(value) => set({ ...input, required: value }, 'required')}
          path={[...path, 'required']}
          group={input.group}
          expected="bool"
        />
      ) : null}
    </>
  )
}

function RequiredSelect({ input, set }: Omit<InputCareProps, 'index'>) {
  const text = useText()
  const required = typeof input.required === 'string' ? 'when' : input.required === true ? 'yes' : 'no'
  return (
    <Select
      label={text('moduleEditor.field.required')}
      value={required}
      onChange={({ target }) =>
        set(
          put(input, 'required', target.value === 'yes' ? true : target.value === 'when' ? '' : undefined),
          'required',
        )
      }
    >
      <option value="no">{text('moduleEditor.required.no')}</option>
      <option value="yes">{text('moduleEditor.required.yes')}</option>
      <option value="when">{text('moduleEditor.required.when')}</option>
    </Select>
  )
}
