import { DIMENSIONS_MAX, type Input } from '@pandok/module-engine'
import { Combobox, Select } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import { useFieldFindings } from '../shell/useFieldFindings.ts'
import { UNITS } from './units.ts'
import type { SetInput } from './useInput.ts'

interface SizeFieldsProps {
  index: number
  input: Extract<Input, { kind: 'size' }>
  set: SetInput
}

const COUNTS = ['least', 'most'] as const

export function SizeFields({ index, input, set }: SizeFieldsProps) {
  const text = useText()
  const path = ['inputs', index]
  const unit = useFieldFindings([...path, 'unit'])
  const crossed = useFieldFindings([...path, 'least'])
  return (
    <div className="grid gap-4 @md:grid-cols-3">
      <Combobox
        label={text('moduleEditor.field.unit')}
        value={input.unit}
        onChange={(next) => set({ ...input, unit: next }, 'unit')}
        options={UNITS}
        maxLength={24}
        error={unit.error}
      />
      {COUNTS.map((count) => (
        <Select
          key={count}
          label={text(`moduleEditor.field.${count}`)}
          value={input[count]?.toString() ?? ''}
          error={count === 'least' ? crossed.error : undefined}
          onChange={({ target }) =>
            set(put(input, count, target.value === '' ? undefined : Number(target.value)), count)
          }
        >
          <option value="">{text('moduleLogic.format.usual')}</option>
          {Array.from({ length: DIMENSIONS_MAX }, (_, place) => String(place + 1)).map((number) => (
            <option key={number} value={number}>
              {number}
            </option>
          ))}
        </Select>
      ))}
    </div>
  )
}
