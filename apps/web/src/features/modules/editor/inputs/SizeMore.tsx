import { type Input, SIZE_MAX_CHARACTERS } from '@pandok/module-engine'
import { TextField } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import { pathName } from '#shared/fields/focusPath.ts'
import { useFieldFindings } from '../shell/useFieldFindings.ts'
import { AltUnitsField } from './AltUnitsField.tsx'
import { DecimalField } from './DecimalField.tsx'
import { DecimalPlacesField } from './DecimalPlacesField.tsx'
import type { SetInput } from './useInput.ts'

interface SizeMoreProps {
  index: number
  input: Extract<Input, { kind: 'size' }>
  set: SetInput
}

const LIMITS = ['min', 'max', 'above', 'below'] as const

export function SizeMore({ index, input, set }: SizeMoreProps) {
  const text = useText()
  const path = ['inputs', index]
  const standard = useFieldFindings([...path, 'default'])
  return (
    <>
      <div className="grid gap-4 @md:grid-cols-2">
        <AltUnitsField index={index} input={input} set={set} />
        <DecimalPlacesField index={index} input={input} set={set} />
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
