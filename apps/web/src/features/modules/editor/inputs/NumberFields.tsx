import type { Input } from '@pandok/module-engine'
import { Combobox, Select } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import { useFieldFindings } from '../shell/useFieldFindings.ts'
import { AltUnitsField } from './AltUnitsField.tsx'
import { DecimalField } from './DecimalField.tsx'
import { UNITS } from './units.ts'
import type { SetInput } from './useInput.ts'

type NumberInput = Extract<Input, { kind: 'number' | 'integer' | 'measure' }>
type MeasureInput = Extract<Input, { kind: 'measure' }>

interface NumberFieldsProps {
  index: number
  input: NumberInput
  set: SetInput
}

const MEASURED = ['length', 'area', 'volume', 'density', 'angle'] as const
const LIMITS = ['min', 'max', 'above', 'below'] as const

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
            onChange={(event) => set({ ...input, what: event.target.value as MeasureInput['what'] }, 'what')}
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
        {input.kind === 'integer' || input.unit === undefined || input.unit === '' ? null : (
          <AltUnitsField index={index} input={input} set={set} />
        )}
        {input.kind === 'integer' ? null : (
          <DecimalField
            label={text('moduleEditor.field.decimals')}
            hint={text('moduleEditor.decimals.hint')}
            path={['inputs', index, 'decimals']}
            value={input.decimals === undefined ? '' : String(input.decimals)}
            onChange={(next) => {
              const places = Number.parseInt(next, 10)
              set(put(input, 'decimals', Number.isNaN(places) ? undefined : places), 'decimals')
            }}
          />
        )}
      </div>
      <div className="grid grid-cols-2 gap-4 @md:grid-cols-4">
        {LIMITS.map((limit) => (
          <DecimalField
            key={limit}
            label={text(`moduleEditor.field.${limit}`)}
            path={['inputs', index, limit]}
            value={input[limit] ?? ''}
            onChange={(next) => set(put(input, limit, next || undefined), limit)}
          />
        ))}
      </div>
      <div className="grid grid-cols-2 gap-4">
        {input.kind === 'measure' ? null : (
          <DecimalField
            label={text('moduleEditor.field.step')}
            path={['inputs', index, 'step']}
            value={input.step ?? ''}
            onChange={(next) => set(put(input, 'step', next || undefined), 'step')}
          />
        )}
        <DecimalField
          label={text('moduleEditor.field.default')}
          path={['inputs', index, 'default']}
          value={input.default ?? ''}
          onChange={(next) => set(put(input, 'default', next || undefined), 'default')}
        />
      </div>
    </>
  )
}
