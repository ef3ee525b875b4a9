import { FOLLOW_UP_UNITS, type FollowUpUnit, type OptionFollowUp, type Path } from '@pandok/module-engine'
import { Checkbox, Select, TextField } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import { pathName } from '#shared/fields/focusPath.ts'
import { LocalTextField } from '../shell/LocalTextField.tsx'
import { useFieldFindings } from '../shell/useFieldFindings.ts'

interface OptionFollowUpFieldsProps {
  followUp: OptionFollowUp | undefined
  onChange: (followUp: OptionFollowUp | undefined) => void
  path: Path
}

const FIRST: OptionFollowUp = { exam: {}, from: 6, to: 6, unit: 'month' }

/** The examination that an answer recommends, so that it reaches the due list without being typed again. */
export function OptionFollowUpFields({ followUp, onChange, path }: OptionFollowUpFieldsProps) {
  const text = useText()
  const { error } = useFieldFindings(path)
  return (
    <fieldset className="grid gap-3" data-path={pathName(path)}>
      <Checkbox
        label={text('moduleEditor.option.followUp')}
        hint={text('moduleEditor.option.followUpHint')}
        checked={followUp !== undefined}
        onChange={({ target }) => onChange(target.checked ? FIRST : undefined)}
      />
      {followUp ? (
        <>
          <LocalTextField
            label={text('moduleEditor.field.exam')}
            value={followUp.exam}
            onChange={(exam = {}) => onChange({ ...followUp, exam })}
            path={[...path, 'exam']}
          />
          <LocalTextField
            label={text('moduleEditor.field.reason')}
            value={followUp.reason}
            onChange={(reason) => onChange(put(followUp, 'reason', reason))}
            path={[...path, 'reason']}
          />
          <TimeFields followUp={followUp} onChange={onChange} />
          {error === undefined ? null : <p className="text-xs text-danger">{error}</p>}
        </>
      ) : null}
    </fieldset>
  )
}

interface TimeFieldsProps {
  followUp: OptionFollowUp
  onChange: (followUp: OptionFollowUp) => void
}

function TimeFields({ followUp, onChange }: TimeFieldsProps) {
  const text = useText()
  return (
    <div className="grid grid-cols-3 gap-2">
      {(['from', 'to'] as const).map((which) => (
        <TextField
          key={which}
          type="number"
          min={1}
          max={120}
          label={text(`moduleEditor.field.${which}`)}
          value={followUp[which] === undefined ? '' : String(followUp[which])}
          onChange={({ target }) => onChange(put(followUp, which, countOf(target.value)))}
        />
      ))}
      <Select
        label={text('moduleEditor.field.unit')}
        value={followUp.unit}
        onChange={({ target }) => onChange({ ...followUp, unit: target.value as FollowUpUnit })}
      >
        {FOLLOW_UP_UNITS.map((unit) => (
          <option key={unit} value={unit}>
            {text(`moduleEditor.followUp.unit.${unit}`)}
          </option>
        ))}
      </Select>
    </div>
  )
}

const countOf = (typed: string): number | undefined => {
  const count = Number.parseInt(typed, 10)
  return Number.isNaN(count) ? undefined : count
}
