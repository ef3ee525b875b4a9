import { DIMENSIONS_MAX, type Input, SIZE_MAX_CHARACTERS } from '@pandok/module-engine'
import { Combobox, Select, TextField } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import { pathName } from '#shared/fields/focusPath.ts'
import { useFieldFindings } from '../shell/useFieldFindings.ts'
import { AltUnitsField } from './AltUnitsField.tsx'
import { DecimalField } from './DecimalField.tsx'
import { UNITS } from './units.ts'
import type { SetInput } from './useInput.ts'

interface SizeFieldsProps {
  index: number
  input: Extract<Input, { kind: 'size' }>
  set: SetInput
}

const LIMITS = ['min', 'max', 'above', 'below'] as const
const COUNTS = ['least', 'most'] as const

/** What a size of several dimensions has of its own. */
export function SizeFields({ index, input, set }: SizeFieldsProps) {
  const text = useText()
  const path = ['inputs', index]
  const unit = useFieldFindings([...path, 'unit'])
  const standard = useFieldFindings([...path, 'default'])
  const crossed = useFieldFindings([...path, 'least'])
  return (
    <>
      <div className="grid gap-4 @md:grid-cols-2">
        <Combobox
          label={text('moduleEditor.field.unit')}
          value={input.unit}
          onChange={(next) => set({ ...input, unit: next }, 'unit')}
          options={UNITS}
          maxLength={24}
          error={unit.error}
        />
        <AltUnitsField index={index} input={input} set={set} />
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
        <DecimalField
          label={text('moduleEditor.field.decimals')}
          hint={text('moduleEditor.decimals.hint')}
          path={[...path, 'decimals']}
          value={input.decimals === undefined ? '' : String(input.decimals)}
          onChange={(next) => {
            const places = Number.parseInt(next, 10)
            set(put(input, 'decimals', Number.isNaN(places) ? undefined : places), 'decimals')
          }}
        />
        <TextField
          label={text('moduleEditor.field.default')}
          value={input.default ?? ''}
          maxLength={SIZE_MAX_CHARACTERS}
          error={standard.error}
          hint={text('moduleRun.form.sizeExample')}
          autoComplete="off"
          onChange={({ target }) => set(put(input, 'default', target.value || undefined), 'default')}
          data-path={pathName([...path, 'default'])}
        />
      </div>
      <div className="grid grid-cols-2 gap-4 @md:grid-cols-4">
        {LIMITS.map((limit) => (
          <DecimalField
            key={limit}
            label={text(`moduleEditor.field.${limit}`)}
            path={[...path, limit]}
            value={input[limit] ?? ''}
            onChange={(next) => set(put(input, limit, next || undefined), limit)}
          />
        ))}
      </div>
    </>
  )
}
