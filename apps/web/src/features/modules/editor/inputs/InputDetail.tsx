import { Select } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { Disclosure } from '#shared/fields/Disclosure.tsx'
import { LocalTextField } from '../shell/LocalTextField.tsx'
import { ChoiceFields } from './ChoiceFields.tsx'
import { changeKind } from './changeKind.ts'
import { INPUT_KINDS } from './createInput.ts'
import { IdField } from './IdField.tsx'
import { InputCare } from './InputCare.tsx'
import { InputFindings } from './InputFindings.tsx'
import { InputMore } from './InputMore.tsx'
import { NumberFields } from './NumberFields.tsx'
import { PlainFields } from './PlainFields.tsx'
import { SizeFields } from './SizeFields.tsx'
import { useInput } from './useInput.ts'
import { useLabelChange } from './useLabelChange.ts'

export function InputDetail({ index }: { index: number }) {
  const text = useText()
  const { input, set } = useInput(index)
  const changeLabel = useLabelChange(index)
  if (!input) return null
  return (
    <>
      <InputFindings path={['inputs', index]} />
      <LocalTextField
        label={text('moduleEditor.field.label')}
        value={input.label}
        onChange={changeLabel}
        path={['inputs', index, 'label']}
      />
      <Select
        label={text('moduleEditor.field.kind')}
        value={input.kind}
        onChange={(event) => set(changeKind(input, event.target.value), 'kind')}
      >
        {INPUT_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {text(`moduleEditor.kind.${kind}`)}
          </option>
        ))}
      </Select>
      {input.kind === 'choice' || input.kind === 'multi' ? (
        <ChoiceFields index={index} input={input} set={set} />
      ) : input.kind === 'size' ? (
        <SizeFields index={index} input={input} set={set} />
      ) : input.kind === 'number' || input.kind === 'integer' || input.kind === 'measure' ? (
        <NumberFields index={index} input={input} set={set} />
      ) : input.kind === 'bool' || input.kind === 'side' ? (
        <PlainFields input={input} set={set} />
      ) : null}
      <InputCare index={index} input={input} set={set} />
      <InputMore index={index} input={input} set={set} />
      <Disclosure label={text('moduleEditor.advanced')} holds={['id']}>
        <IdField part="inputs" index={index} id={input.id} />
      </Disclosure>
    </>
  )
}
