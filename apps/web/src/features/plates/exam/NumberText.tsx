import { printUnit } from '@pandok/module-engine'
import { TextField } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'

interface NumberTextProps {
  label: string
  value: string | undefined
  isWhole?: boolean | undefined
  unit?: string | undefined
  error?: string | undefined
  path?: string | undefined
  onChange: (value: string | undefined) => void
}

const DECIMAL = /^-?\d{1,15}(?:\.\d{1,10})?$/u
const WHOLE = /^-?\d{1,15}$/u

/** A decimal in the stored format. Text that isn't a number yet stays in the field. */
export function NumberText({ label, value, isWhole = false, unit, error, path, onChange }: NumberTextProps) {
  const text = useText()
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? value ?? ''
  const plain = shown.trim().replace(',', '.')
  const isNumber = plain === '' || (isWhole ? WHOLE : DECIMAL).test(plain)

  function write(next: string) {
    const number = next.trim().replace(',', '.')
    const isRight = number === '' || (isWhole ? WHOLE : DECIMAL).test(number)
    setTyped(isRight ? undefined : next)
    if (isRight && number !== (value ?? '')) onChange(number === '' ? undefined : number)
  }

  return (
    <TextField
      label={unit ? `${label} (${printUnit(unit)})` : label}
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      error={isNumber ? error : text('plateExam.blank.notANumber')}
      data-path={path}
      onChange={({ target }) => write(target.value)}
    />
  )
}
