import type { Cell } from '@pandok/module-engine'
import { Select, TextField } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import type { NamedField } from '#shared/conditions/namedFields.ts'
import { SmallInput } from '#shared/conditions/SmallInput.tsx'
import { writeRangeText } from '#shared/reasons/writeRangeText.ts'
import { isDecimal } from '../values/decimals.ts'
import { readRangeText } from './readRangeText.ts'
import { useTypedStart } from './useTypedStart.ts'

interface RangeFieldsProps {
  cell: Cell
  field: NamedField
  typed: string | undefined
  onChange: (cell: Cell) => void
  onDone: () => void
}

type Range = [string | null, string | null, '[]' | '[)' | '(]' | '()']

/** A range of numbers, typed as text or entered as two bounds. */
export function RangeFields({ cell, field, typed, onChange, onDone }: RangeFieldsProps) {
  const text = useText()
  const [draft, setDraft] = useState(typed)
  const range: Range = cell !== '-' && 'range' in cell ? cell.range : [null, null, '[]']
  const [from, to, brackets] = range
  // The default bracket of a bound that isn't set yet.
  const opening = from === null ? '[' : brackets[0]
  const closing = to === null ? ')' : brackets[1]
  const isUnread = draft !== undefined && readRangeText(draft) === undefined

  function write(next: string) {
    setDraft(next)
    const read = readRangeText(next)
    if (read !== undefined) onChange(read)
  }

  function put(next: Partial<Ends>) {
    setDraft(undefined)
    const low = next.from ?? from ?? ''
    const high = next.to ?? to ?? ''
    const ends = `${next.open ?? opening}${next.close ?? closing}` as Range[2]
    const end = (value: string) => (isDecimal(value) ? value : null)
    onChange(end(low) === null && end(high) === null ? '-' : { range: [end(low), end(high), ends] })
  }

  const first = useTypedStart(typed, write)
  const unit = field.unit
  return (
    <div className="grid gap-2.5">
      <TextField
        ref={first}
        data-autofocus
        label={text('moduleLogic.cell.range')}
        hint={text('moduleLogic.cell.range.hint')}
        error={isUnread ? text('moduleLogic.cell.range.unread') : undefined}
        value={draft ?? writeRangeText(cell)}
        onChange={(event) => write(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isUnread) onDone()
        }}
        suffix={unit}
        inputClassName="font-mono"
      />
      <RangeEnds {...{ from, to, opening, closing, put }} />
    </div>
  )
}

interface Ends {
  from: string
  to: string
  open: string
  close: string
}

interface RangeEndsProps {
  from: string | null
  to: string | null
  opening: string | undefined
  closing: string | undefined
  put: (next: Partial<Ends>) => void
}

function RangeEnds({ from, to, opening, closing, put }: RangeEndsProps) {
  const text = useText()
  return (
    <div className="grid grid-cols-[4.5rem_1fr] gap-2">
      <Select
        size="sm"
        hideLabel
        label={text('moduleLogic.cell.range.fromSign')}
        value={opening}
        onChange={(event) => put({ open: event.target.value })}
      >
        <option value="[">≥</option>
        <option value="(">&gt;</option>
      </Select>
      <EndField
        label={text('moduleLogic.cell.range.from')}
        value={from}
        onChange={(value) => put({ from: value })}
      />
      <Select
        size="sm"
        hideLabel
        label={text('moduleLogic.cell.range.toSign')}
        value={closing}
        onChange={(event) => put({ close: event.target.value })}
      >
        <option value="]">≤</option>
        <option value=")">&lt;</option>
      </Select>
      <EndField
        label={text('moduleLogic.cell.range.to')}
        value={to}
        onChange={(value) => put({ to: value })}
      />
    </div>
  )
}

interface EndFieldProps {
  label: string
  value: string | null
  onChange: (value: string) => void
}

/** Keeps unfinished text (`-`, `1.`) until it is a number. */
function EndField({ label, value, onChange }: EndFieldProps) {
  const [draft, setDraft] = useState<string>()
  return (
    <SmallInput
      label={label}
      inputMode="decimal"
      value={draft ?? value ?? ''}
      onChange={(event) => {
        const next = event.target.value.replace(',', '.').trim()
        setDraft(next)
        if (next === '' || isDecimal(next)) onChange(next)
      }}
      onBlur={() => setDraft(undefined)}
    />
  )
}
