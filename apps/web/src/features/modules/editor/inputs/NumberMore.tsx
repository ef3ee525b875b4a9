import type { Input } from '@pandok/module-engine'
import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import { AltUnitsField } from './AltUnitsField.tsx'
import { DecimalField } from './DecimalField.tsx'
import { DecimalPlacesField } from './DecimalPlacesField.tsx'
import type { SetInput } from './useInput.ts'

interface NumberMoreProps {
  index: number
  input: Extract<Input, { kind: 'number' | 'integer' | 'measure' }>
  set: SetInput
}

export function NumberMore({ index, input, set }: NumberMoreProps) {
  const text = useText()
  return (
    <div className="grid gap-4 @md:grid-cols-2">
      {input.kind === 'integer' || input.unit === undefined || input.unit === '' ? null : (
        <AltUnitsField index={index} input={input} set={set} />
      )}
      {input.kind === 'integer' ? null : <DecimalPlacesField index={index} input={input} set={set} />}
      {(['above', 'below'] as const).map((limit) => (
        <DecimalField
          key={limit}
          label={text(`moduleEditor.field.${limit}`)}
          path={['inputs', index, limit]}
          value={input[limit] ?? ''}
          onChange={(next) => set(put(input, limit, next || undefined), limit)}
        />
      ))}
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
  )
}
