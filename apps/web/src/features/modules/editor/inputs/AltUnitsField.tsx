import type { Input } from '@pandok/module-engine'
import { TextField } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import { pathName } from '#shared/fields/focusPath.ts'
import { useFieldFindings } from '../shell/useFieldFindings.ts'
import type { SetInput } from './useInput.ts'

interface AltUnitsFieldProps {
  index: number
  input: Extract<Input, { kind: 'number' | 'measure' | 'size' }>
  set: SetInput
}

/** Additional units that may be typed. The text keeps its commas until the field is left. */
export function AltUnitsField({ index, input, set }: AltUnitsFieldProps) {
  const text = useText()
  const { error } = useFieldFindings(['inputs', index, 'altUnits'])
  const [written, setWritten] = useState<string>()
  return (
    <TextField
      label={text('moduleEditor.field.altUnits')}
      hint={text('moduleEditor.altUnits.hint')}
      data-path={pathName(['inputs', index, 'altUnits'])}
      value={written ?? (input.altUnits ?? []).join(', ')}
      error={error}
      onBlur={() => setWritten(undefined)}
      onChange={({ target }) => {
        setWritten(target.value)
        const units = target.value.split(/[\s,、，]+/u).filter((unit) => unit !== '')
        set(put(input, 'altUnits', units.length > 0 ? units : undefined), 'altUnits')
      }}
    />
  )
}
