import type { Path } from '@pandok/module-engine'
import { TextField } from '@pandok/ui'
import type { ReactNode } from 'react'
import { pathName } from '#shared/fields/focusPath.ts'
import { useFieldFindings } from '../shell/useFieldFindings.ts'

interface DecimalFieldProps {
  label: string
  hint?: ReactNode
  value: string
  /** Called with an empty string for no value. A comma counts as a decimal point. */
  onChange: (value: string) => void
  path: Path
  hideLabel?: boolean | undefined
  placeholder?: string | undefined
  className?: string | undefined
}

export function DecimalField({ onChange, path, value, hint, ...field }: DecimalFieldProps) {
  const { error, warning } = useFieldFindings(path)
  return (
    <TextField
      {...field}
      value={value}
      inputMode="decimal"
      autoComplete="off"
      maxLength={30}
      error={error}
      hint={warning ?? hint}
      onChange={(event) => onChange(event.target.value.normalize('NFKC').replace(',', '.').trim())}
      inputClassName="tabular-nums"
      data-path={pathName(path)}
    />
  )
}
