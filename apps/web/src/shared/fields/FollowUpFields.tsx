import { FOLLOW_UP_UNITS, FOLLOW_UP_UNITS_MAX, type FollowUpAdvice } from '@pandok/domain'
import { Checkbox, Select, TextField } from '@pandok/ui'
import type { ReactNode } from 'react'
import { useText } from '#platform/text/text.ts'
import { put } from './arrays.ts'
import { pathName } from './focusPath.ts'

interface FollowUpFieldsProps<Advice extends FollowUpAdvice> {
  /** The source of the recommendation: an answer or a phrase. */
  label: string
  followUp: Advice | undefined
  onChange: (followUp: Advice | undefined) => void
  first: Advice
  /** The examination and its reason in five languages. */
  words: (followUp: Advice) => ReactNode
  path: readonly (string | number)[]
  /** The error about the interval. */
  error: string | undefined
}

/** A recommended examination, so that it reaches the follow-up list without being typed again. */
export function FollowUpFields<Advice extends FollowUpAdvice>({
  label,
  followUp,
  onChange,
  first,
  words,
  path,
  error,
}: FollowUpFieldsProps<Advice>) {
  const text = useText()
  return (
    <fieldset className="grid min-w-0 gap-3" data-path={pathName(path)}>
      <Checkbox
        label={label}
        hint={text('moduleEditor.option.followUpHint')}
        checked={followUp !== undefined}
        onChange={({ target }) => onChange(target.checked ? first : undefined)}
      />
      {followUp ? (
        <>
          {words(followUp)}
          <TimeFields followUp={followUp} onChange={onChange} />
          {error === undefined ? null : (
            <p role="alert" className="text-xs text-danger">
              {error}
            </p>
          )}
        </>
      ) : null}
    </fieldset>
  )
}

interface TimeFieldsProps<Advice extends FollowUpAdvice> {
  followUp: Advice
  onChange: (followUp: Advice) => void
}

function TimeFields<Advice extends FollowUpAdvice>({ followUp, onChange }: TimeFieldsProps<Advice>) {
  const text = useText()
  return (
    <div className="grid grid-cols-3 gap-2">
      {(['from', 'to'] as const).map((which) => (
        <TextField
          key={which}
          type="number"
          min={1}
          max={FOLLOW_UP_UNITS_MAX}
          label={text(`moduleEditor.field.${which}`)}
          value={followUp[which] === undefined ? '' : String(followUp[which])}
          onChange={({ target }) => onChange(put(followUp, which, countOf(target.value)))}
        />
      ))}
      <Select
        label={text('moduleEditor.field.unit')}
        value={followUp.unit}
        onChange={({ target }) => onChange({ ...followUp, unit: target.value })}
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

/** A number that no follow-up may have is dropped, so that the draft can always be saved. */
const countOf = (typed: string): number | undefined => {
  const count = Number.parseInt(typed, 10)
  return Number.isNaN(count) ? undefined : Math.min(Math.max(count, 1), FOLLOW_UP_UNITS_MAX)
}
