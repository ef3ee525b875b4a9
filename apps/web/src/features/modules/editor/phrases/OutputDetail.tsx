import { REPORT_SECTIONS } from '@pandok/domain'
import { type Output, type Path, scopeOf } from '@pandok/module-engine'
import { Checkbox, Select } from '@pandok/ui'
import { useMemo } from 'react'
import { useText } from '#platform/text/text.ts'
import { ConditionBuilder } from '#shared/conditions/ConditionBuilder.tsx'
import { fieldsInScope, namedFields } from '#shared/conditions/namedFields.ts'
import { put, replaceItem } from '#shared/fields/arrays.ts'
import { Disclosure } from '#shared/fields/Disclosure.tsx'
import { InputFindings } from '../inputs/InputFindings.tsx'
import { LocalTextField } from '../shell/LocalTextField.tsx'
import { useEditor, useEditorState } from '../state/useEditor.ts'
import { NameField } from '../values/NameField.tsx'
import { BodyEditor } from './BodyEditor.tsx'
import { OutputAboutFields } from './OutputAboutFields.tsx'
import { OutputPreview } from './OutputPreview.tsx'
import { renameOutput } from './renameOutput.ts'

export function OutputDetail({ index }: { index: number }) {
  const text = useText()
  const editor = useEditor()
  const definition = useEditorState((state) => state.definition)
  const output = definition.outputs[index]
  const scope = useMemo(() => scopeOf(definition), [definition])
  const fields = useMemo(() => fieldsInScope(namedFields(definition, text.locale, text)), [definition, text])
  if (!output) return null
  const path = ['outputs', index]
  const set = (next: Output, field: string) =>
    editor.change(
      (now) => ({ ...now, outputs: replaceItem(now.outputs, index, next) }),
      `outputs/${index}/${field}`,
    )

  return (
    <>
      <InputFindings path={path} />
      <Select
        label={text('moduleLogic.output.section')}
        value={output.section}
        onChange={({ target }) => set({ ...output, section: target.value }, 'section')}
      >
        {REPORT_SECTIONS.map((section) => (
          <option key={section} value={section}>
            {text(`reportSection.${section}`)}
          </option>
        ))}
      </Select>
      <BodyEditor
        path={[...path, 'body']}
        body={output.body}
        onChange={(body, locale) => set({ ...output, body }, `body/${locale}`)}
        preview={(locale) => <OutputPreview id={output.id} locale={locale} />}
      />
      <ConditionBuilder
        label={text('moduleLogic.output.when')}
        value={output.when ?? ''}
        onChange={(when) => set(put(output, 'when', when === '' ? undefined : when), 'when')}
        fields={fields}
        scope={scope}
        path={[...path, 'when']}
      />
      <OutputAboutFields
        output={output}
        path={path}
        fields={fields}
        scope={scope}
        onChange={(about) => set(put(output, 'about', about), 'about')}
      />
      <OutputMore output={output} path={path} set={set} />
    </>
  )
}

interface OutputPartProps {
  output: Output
  path: Path
  set: (next: Output, field: string) => void
}

function OutputMore({ output, path, set }: OutputPartProps) {
  const text = useText()
  const editor = useEditor()
  const outputs = useEditorState(({ definition }) => definition.outputs)
  return (
    <Disclosure label={text('moduleLogic.output.more')}>
      <Select
        label={text('moduleLogic.output.unknown')}
        value={output.unknown ?? 'omit'}
        onChange={({ target }) =>
          set(put(output, 'unknown', target.value === 'say' ? 'say' : undefined), 'unknown')
        }
      >
        <option value="omit">{text('moduleLogic.output.unknown.omit')}</option>
        <option value="say">{text('moduleLogic.output.unknown.say')}</option>
      </Select>
      <Checkbox
        label={text('moduleLogic.output.optional')}
        hint={text('moduleLogic.output.optional.hint')}
        checked={output.optional ?? false}
        onChange={({ target }) => set(put(output, 'optional', target.checked ? true : undefined), 'optional')}
      />
      <LocalTextField
        label={text('moduleLogic.item.name')}
        value={output.label}
        onChange={(label) => set(put(output, 'label', label), 'label')}
        path={[...path, 'label']}
      />
      <NameField
        id={output.id}
        path={[...path, 'id']}
        label={text('moduleLogic.output.id')}
        taken={new Set(outputs.map(({ id }) => id))}
        onRename={(id) => editor.change((now) => renameOutput(now, output.id, id))}
      />
    </Disclosure>
  )
}
