import { Button, Select, Spinner, TextField, XIcon } from '@pandok/ui'
import { useEffect, useRef } from 'react'
import { useText } from '#platform/text/text.ts'
import { areDatesTurned, type Conditions } from './Conditions.ts'

interface SearchFormProps {
  conditions: Conditions
  onChange: (conditions: Conditions) => void
  onSearch: () => void
  isRunning: boolean
  onStop: () => void
}

/** Modality codes of PS3.3 C.7.3.1.1.1; they need no translation. */
const MODALITIES = ['CT', 'MR', 'CR', 'DX', 'MG', 'US', 'XA', 'RF', 'NM', 'PT', 'SM', 'ES', 'OT'] as const

export function SearchForm({ conditions, onChange, onSearch, isRunning, onStop }: SearchFormProps) {
  const text = useText()
  const first = useRef<HTMLInputElement>(null)
  // After saving the settings, the button that had the focus no longer exists.
  useEffect(() => {
    if (document.activeElement === document.body) first.current?.focus()
  }, [])
  const areTurned = areDatesTurned(conditions)
  const fieldOf = (name: keyof Conditions) => ({
    label: text(`viewer.source.${name}`),
    value: conditions[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...conditions, [name]: target.value }),
  })
  return (
    <search>
      <form
        className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-6"
        onSubmit={(event) => {
          event.preventDefault()
          if (!areTurned) onSearch()
        }}
      >
        <TextField {...fieldOf('patientName')} ref={first} data-autofocus />
        <TextField {...fieldOf('patientId')} />
        <TextField {...fieldOf('dateFrom')} type="date" />
        <TextField
          {...fieldOf('dateTo')}
          type="date"
          error={areTurned ? text('viewer.source.datesTurned') : undefined}
        />
        <Select {...fieldOf('modality')}>
          <option value="">{text('viewer.source.modality.any')}</option>
          {MODALITIES.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </Select>
        <TextField {...fieldOf('accession')} />
        <div className="col-span-full flex flex-wrap items-center gap-3">
          <Button type="submit" variant="primary" aria-disabled={areTurned}>
            {text('viewer.source.search')}
          </Button>
          {isRunning ? (
            <>
              <Spinner label={text('viewer.source.searching')} />
              <Button variant="quiet" icon={<XIcon />} onClick={onStop}>
                {text('viewer.source.stop')}
              </Button>
            </>
          ) : null}
        </div>
      </form>
    </search>
  )
}
