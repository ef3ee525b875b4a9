import type { Input } from '@pandok/module-engine'
import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import { DecimalField } from './DecimalField.tsx'
import type { SetInput } from './useInput.ts'

interface DecimalPlacesFieldProps {
  index: number
  input: Extract<Input, { kind: 'number' | 'measure' | 'size' }>
  set: SetInput
}

export function DecimalPlacesField({ index, input, set }: DecimalPlacesFieldProps) {
  const text = useText()
  return (
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
  )
}
