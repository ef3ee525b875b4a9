import { type Input, textOf } from '@pandok/module-engine'
import { Select } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import { Disclosure } from '#shared/fields/Disclosure.tsx'
import { ExpressionField } from '../shell/ExpressionField.tsx'
import { LocalTextField } from '../shell/LocalTextField.tsx'
import { useEditor, useEditorState } from '../state/useEditor.ts'
import { CodesField } from './CodesField.tsx'
import { createGroup } from './createGroup.ts'
import { FillList } from './FillList.tsx'
import type { SetInput } from './useInput.ts'

const NEW_GROUP = '+'

interface InputCareProps {
  index: number
  input: Input
  set: SetInput
}

/** When it is asked, whether it must be answered, where its answer may come from. */
export function InputCare({ index, input, set }: InputCareProps) {
  const text = useText()
  const editor = useEditor()
  const groups = useEditorState(({ definition }) => definition.groups)
  const path = ['inputs', index]
  const required = typeof input.required === 'string' ? 'when' : input.required === true ? 'yes' : 'no'

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
        <Select
          label={text('moduleEditor.field.required')}
          value={required}
          onChange={({ target }) =>
            set(
              put(
                input,
                'required',
                target.value === 'yes' ? true : target.value === 'when' ? '' : undefined,
              ),
              'required',
            )
          }
        >
          <option value="no">{text('moduleEditor.required.no')}</option>
          <option value="yes">{text('moduleEditor.required.yes')}</option>
          <option value="when">{text('moduleEditor.required.when')}</option>
        </Select>
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
      <Disclosure
        label={text('moduleEditor.more')}
        initiallyOpen={[input.visible, input.fill, input.help, input.codes, input.confirm].some(
          (part) => part !== undefined,
        )}
      >
        <Select
          label={text('moduleEditor.field.visible')}
          value={input.visible === undefined ? 'always' : 'when'}
          onChange={({ target }) =>
            set(put(input, 'visible', target.value === 'when' ? '' : undefined), 'visible')
          }
        >
          <option value="always">{text('moduleEditor.visible.always')}</option>
          <option value="when">{text('moduleEditor.visible.when')}</option>
        </Select>
        {input.visible === undefined ? null : (
          <ExpressionField
            label={text('moduleEditor.visible.condition')}
            value={input.visible}
            onChange={(value) => set({ ...input, visible: value }, 'visible')}
            path={[...path, 'visible']}
            group={input.group}
            expected="bool"
          />
        )}
        <LocalTextField
          label={text('moduleEditor.field.help')}
          value={input.help}
          onChange={(help) => set(put(input, 'help', help), 'help')}
          path={[...path, 'help']}
          maxLength={2000}
          multiline
        />
        <FillList index={index} input={input} set={set} />
        <CodesField
          codes={input.codes}
          onChange={(codes) => set(put(input, 'codes', codes), 'codes')}
          path={[...path, 'codes']}
        />
        <Select
          label={text('moduleEditor.field.confirm')}
          hint={text('moduleEditor.confirm.hint')}
          value={input.confirm ?? 'auto'}
          onChange={({ target }) => set(withConfirm(input, target.value), 'confirm')}
        >
          <option value="auto">{text('moduleEditor.confirm.auto')}</option>
          <option value="needed">{text('moduleEditor.confirm.needed')}</option>
          <option value="notNeeded">{text('moduleEditor.confirm.notNeeded')}</option>
        </Select>
        {input.confirm === 'notNeeded' ? (
          <LocalTextField
            label={text('moduleEditor.field.confirmReason')}
            value={input.confirmReason}
            onChange={(reason) => set(put(input, 'confirmReason', reason), 'confirmReason')}
            path={[...path, 'confirmReason']}
            maxLength={2000}
          />
        ) : null}
      </Disclosure>
    </>
  )
}

/** A reason belongs to «not needed» alone. */
function withConfirm(input: Input, value: string): Input {
  const chosen = value === 'needed' || value === 'notNeeded' ? value : undefined
  const next = put(input, 'confirm', chosen)
  return chosen === 'notNeeded' ? next : put(next, 'confirmReason', undefined)
}
