import { type Computed, type Path, type ResultKind, renameId } from '@pandok/module-engine'
import { Checkbox, Combobox, RadioGroup, Select } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { isNumeric } from '#shared/conditions/namedFields.ts'
import { put } from '#shared/fields/arrays.ts'
import { DecimalField } from '../inputs/DecimalField.tsx'
import { InputFindings } from '../inputs/InputFindings.tsx'
import { namesIn } from '../inputs/ids.ts'
import { UNITS } from '../inputs/units.ts'
import { LocalTextField } from '../shell/LocalTextField.tsx'
import { useEditor, useEditorState } from '../state/useEditor.ts'
import { type ComputationKind, computationKindOf, withComputationKind } from './createComputed.ts'
import { GroupSelect } from './GroupSelect.tsx'
import { LevelsButton } from './LevelsButton.tsx'
import { NameField } from './NameField.tsx'
import { ResultOptions } from './ResultOptions.tsx'
import { type SetComputed, useComputed } from './useComputed.ts'
import { ValueComputation } from './ValueComputation.tsx'

const KINDS: readonly ResultKind[] = ['number', 'integer', 'choice', 'text', 'bool']
const COMPUTATION_KINDS: readonly ComputationKind[] = ['score', 'expr', 'table']

export function ValueDetail({ index }: { index: number }) {
  const text = useText()
  const editor = useEditor()
  const definition = useEditorState((state) => state.definition)
  const { computed, set } = useComputed(index)
  if (!computed) return null
  const path = ['computed', index]
  const setField: SetField = (key, value) => set(put(computed, key, value), key)

  return (
    <>
      <InputFindings path={path} />
      <LocalTextField
        label={text('moduleLogic.item.name')}
        value={computed.label}
        onChange={(label) => setField('label', label)}
        path={[...path, 'label']}
      />
      <MakingChoice computed={computed} set={set} />
      <ValueComputation index={index} computed={computed} set={set} />
      {isNumeric(computed) ? <LevelsButton computed={computed} /> : null}
      <div className="grid gap-4 @md:grid-cols-2">
        <NameField
          id={computed.id}
          path={[...path, 'id']}
          taken={namesIn(definition)}
          onRename={(id) => editor.change((now) => renameId(now, computed.id, id))}
        />
        <Select
          label={text('moduleLogic.item.kind')}
          value={computed.kind}
          onChange={(event) => setField('kind', event.target.value)}
        >
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {text(`moduleLogic.kind.${kind}`)}
            </option>
          ))}
        </Select>
        {isNumeric(computed) ? <NumberFields computed={computed} path={path} setField={setField} /> : null}
        <GroupSelect value={computed.group} onChange={(group) => setField('group', group)} />
      </div>
      {computed.kind === 'choice' ? <ResultOptions index={index} computed={computed} set={set} /> : null}
      <Checkbox
        label={text('moduleLogic.values.override')}
        hint={text('moduleLogic.values.override.hint')}
        checked={computed.override ?? false}
        onChange={(event) => setField('override', event.target.checked ? true : undefined)}
      />
    </>
  )
}

type SetField = <K extends keyof Computed>(key: K, value: Computed[K] | undefined) => void

function MakingChoice({ computed, set }: { computed: Computed; set: SetComputed }) {
  const text = useText()
  const definition = useEditorState((state) => state.definition)
  return (
    <RadioGroup
      label={text('moduleLogic.values.how')}
      layout="inline"
      value={computationKindOf(computed)}
      options={COMPUTATION_KINDS.map((kind) => ({
        value: kind,
        label: text(`moduleLogic.values.add.${kind}`),
        disabled: kind === 'table' && definition.tables.length === 0,
      }))}
      onChange={(kind) => set(withComputationKind(computed, kind, definition), 'how')}
    />
  )
}

interface NumberFieldsProps {
  computed: Computed
  path: Path
  setField: SetField
}

function NumberFields({ computed, path, setField }: NumberFieldsProps) {
  const text = useText()
  return (
    <>
      <Combobox
        label={text('moduleLogic.item.unit')}
        value={computed.unit ?? ''}
        options={UNITS}
        onChange={(unit) => setField('unit', unit.trim() === '' ? undefined : unit.trim())}
      />
      <DecimalField
        label={text('moduleLogic.values.decimals')}
        hint={text('moduleLogic.values.decimals.hint')}
        path={[...path, 'decimals']}
        value={computed.decimals?.toString() ?? ''}
        onChange={(typed) => setField('decimals', /^(?:\d|10)$/u.test(typed) ? Number(typed) : undefined)}
      />
    </>
  )
}
