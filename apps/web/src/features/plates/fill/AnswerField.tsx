import type { PresetAnswer } from '@pandok/domain'
import { type Option, textOf } from '@pandok/module-engine'
import { Checkbox, Select, TextField } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import type { Fillable } from './fillPlaces.ts'

interface AnswerFieldProps {
  target: Fillable
  value: PresetAnswer
  onChange: (value: PresetAnswer) => void
}

/** A fixed value, with the field that the input uses. */
export function AnswerField({ target, value, onChange }: AnswerFieldProps) {
  const text = useText()
  const { definition } = target
  const label = text('plateFill.value')
  switch (definition?.kind) {
    case 'choice':
      return (
        <Select label={label} value={String(value)} onChange={(event) => onChange(event.target.value)}>
          {definition.options.map((option) => (
            <option key={option.id} value={option.id}>
              {textOf(option.label, text.locale) ?? option.id}
            </option>
          ))}
        </Select>
      )
    case 'multi':
      return <MultiAnswer label={label} options={definition.options} value={value} onChange={onChange} />
    case 'bool':
      return (
        <Select
          label={label}
          value={String(value)}
          onChange={(event) => onChange(event.target.value === 'true')}
        >
          <option value="true">{text('moduleEditor.yes')}</option>
          <option value="false">{text('moduleEditor.no')}</option>
        </Select>
      )
    case 'side':
      return (
        <Select label={label} value={String(value)} onChange={(event) => onChange(event.target.value)}>
          <option value="">{text('plateFill.choose')}</option>
          {(definition.sides ?? (['R', 'L', 'B'] as const)).map((side) => (
            <option key={side} value={side}>
              {text(`moduleEditor.side.${side}`)}
            </option>
          ))}
        </Select>
      )
    default:
      return (
        <TextField
          label={label}
          type={definition?.kind === 'date' ? 'date' : 'text'}
          autoComplete="off"
          maxLength={2000}
          value={String(value)}
          suffix={definition && 'unit' in definition ? definition.unit : undefined}
          onChange={(event) => onChange(event.target.value)}
          hint={text('plateFill.value.hint')}
        />
      )
  }
}

interface MultiAnswerProps extends Omit<AnswerFieldProps, 'target'> {
  label: string
  options: readonly Option[]
}

function MultiAnswer({ label, options, value, onChange }: MultiAnswerProps) {
  const text = useText()
  const chosen = Array.isArray(value) ? (value as readonly string[]) : []
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      {options.map(({ id, label: name }) => (
        <Checkbox
          key={id}
          label={textOf(name, text.locale) ?? id}
          checked={chosen.includes(id)}
          onChange={(event) =>
            onChange(
              options
                .map((option) => option.id)
                .filter((each) => (each === id ? event.target.checked : chosen.includes(each))),
            )
          }
        />
      ))}
    </fieldset>
  )
}
