import { Select } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'

const DECIMALS = [0, 1, 2, 3] as const

interface DecimalsSelectProps {
  /** Undefined keeps the decimals as they are typed. */
  decimals: number | undefined
  onChange: (decimals: number | undefined) => void
}

export function DecimalsSelect({ decimals, onChange }: DecimalsSelectProps) {
  const text = useText()
  return (
    <Select
      label={text('plateExam.blank.decimals')}
      value={decimals === undefined ? '' : String(decimals)}
      onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
    >
      <option value="">{text('plateExam.blank.asTyped')}</option>
      {[...new Set<number>([...DECIMALS, decimals ?? 0])].map((each) => (
        <option key={each} value={each}>
          {each}
        </option>
      ))}
    </Select>
  )
}
