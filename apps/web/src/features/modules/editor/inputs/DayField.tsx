import { Select, TextField } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'

interface DayFieldProps {
  label: string
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/** No day, the day on which the module runs, or a fixed day. */
export function DayField({ label, value, onChange }: DayFieldProps) {
  const text = useText()
  const kind = value === undefined ? '' : value === 'today' ? 'today' : 'day'
  const today = () => new Date().toLocaleDateString('sv')
  return (
    <div className="grid content-start gap-2">
      <Select
        label={label}
        value={kind}
        onChange={({ target }) =>
          onChange(target.value === '' ? undefined : target.value === 'day' ? today() : 'today')
        }
      >
        <option value="">{text('moduleEditor.none')}</option>
        <option value="today">{text('moduleEditor.today')}</option>
        <option value="day">{text('moduleEditor.fixedDay')}</option>
      </Select>
      {kind === 'day' ? (
        <TextField
          type="date"
          label={label}
          hideLabel
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value || undefined)}
        />
      ) : null}
    </div>
  )
}
