import type { Input } from '@pandok/module-engine'
import { Combobox, Select } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import { useFieldFindings } from '../shell/useFieldFindings.ts'
import { DecimalField } from './DecimalField.tsx'
import { UNITS } from './units.ts'
import type { SetInput } from './useInput.ts'

type NumberInput = Extract<Input, { kind: 'number' | 'integer' | 'measure' }>

interface NumberFieldsProps {
  index: number
  input: NumberInput
  set: SetInput
}

const MEASURED = ['length', 'area', 'volume', 'density', 'angle'] as const

export function NumberFields({ index, input, set }: NumberFieldsProps) {
  const text = useText()
  const unit = useFieldFindings(['inputs', index, 'unit'])

  function setUnit(next: string) {
    if (input.kind === 'measure') set({ ...input, unit: next }, 'unit')
    else set(put(input, 'unit', next || undefined), 'unit')
  }

  return (
    <>
      <div className="grid gap-4 @md:grid-cols-2">
        {input.kind === 'measure' ? (
          <Select
            label={text('moduleEditor.field.what')}
            value={input.what}
            onChange={(event) => set({ ...input, what: event.target.value }, 'what')}
          >
            {MEASURED.map((what) => (
              <option key={what} value={what}>
                {text(`moduleEditor.what.${what}`)}
              </option>
            ))}
          </Select>
        ) : null}
        <Combobox
          label={text('moduleEditor.field.unit')}
          value={input.unit ?? ''}
          onChange={setUnit}
          options={UNITS}
          maxLength={24}
          error={unit.error}
        />
      </div>
      <div className="grid grid-cols-2 gap-4">
        {(['min', 'max'] as const).map((limit) => (
          <DecimalField
            key={limit}
            label={text(`moduleEditor.field.${limit}`)}
            path={['inputs', index, limit]}
            value={input[limit] ?? ''}
            onChange={(next) => set(put(input, limit, next || undefined), limit)}
          />
        ))}
      </div>
    </>
  )
}
