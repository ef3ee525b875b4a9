import type { Option } from '@pandok/module-engine'
import { Checkbox, TextField } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import { pathName } from '#shared/fields/focusPath.ts'
import { LocalTextField } from '../shell/LocalTextField.tsx'
import { useEditorState } from '../state/useEditor.ts'
import { CodesField } from './CodesField.tsx'
import { OptionFollowUpFields } from './OptionFollowUpFields.tsx'
import { OptionForms } from './OptionForms.tsx'
import { OptionIdField } from './OptionIdField.tsx'
import { useOption } from './useOption.ts'

export function OptionDetail({ inputIndex, at }: { inputIndex: number; at: number }) {
  const text = useText()
  const { option, set, setLabel, rename, ids } = useOption(inputIndex, at)
  const isMulti = useEditorState(({ definition }) => definition.inputs[inputIndex]?.kind === 'multi')
  const path = ['inputs', inputIndex, 'options', at]
  if (!option) return null
  return (
    <div className="grid gap-4 p-2 pt-3">
      <LocalTextField
        label={text('moduleEditor.field.label')}
        value={option.label}
        onChange={(label = {}) => setLabel(label)}
        path={[...path, 'label']}
      />
      <LocalTextField
        label={text('moduleEditor.field.text')}
        hint={text('moduleEditor.option.textHint')}
        value={option.text}
        onChange={(next) => set(put(option, 'text', next), 'text')}
        path={[...path, 'text']}
        maxLength={2000}
        multiline
      />
      <div className="grid gap-4 @md:grid-cols-2">
        <OptionIdField
          label={text('moduleEditor.field.id')}
          id={option.id}
          taken={ids.filter((_, place) => place !== at)}
          onChange={rename}
          path={[...path, 'id']}
        />
        <TextField
          label={text('moduleEditor.field.reading')}
          hint={text('moduleEditor.option.readingHint')}
          lang="ko"
          maxLength={60}
          value={option.reading ?? ''}
          onChange={(event) => set(put(option, 'reading', event.target.value || undefined), 'reading')}
          data-path={pathName([...path, 'reading'])}
        />
      </div>
      <OptionForms option={option} onChange={(forms) => set(put(option, 'forms', forms), 'forms')} />
      <CodesField
        codes={option.codes}
        onChange={(codes) => set(put(option, 'codes', codes), 'codes')}
        path={[...path, 'codes']}
      />
      <OptionFollowUpFields
        followUp={option.followUp}
        onChange={(followUp) => set(put(option, 'followUp', followUp), 'followUp')}
        path={[...path, 'followUp']}
      />
      {isMulti ? <ExclusiveField option={option} onChange={(next) => set(next, 'exclusive')} /> : null}
    </div>
  )
}

function ExclusiveField({ option, onChange }: { option: Option; onChange: (option: Option) => void }) {
  const text = useText()
  return (
    <Checkbox
      label={text('moduleEditor.option.exclusive')}
      hint={text('moduleEditor.option.exclusiveHint')}
      checked={option.exclusive === true}
      onChange={({ target }) => onChange(put(option, 'exclusive', target.checked || undefined))}
    />
  )
}
