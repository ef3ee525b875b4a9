import { withUnit } from '@pandok/module-engine'
import { type OldCategory, readOldReport } from '@pandok/report-check'
import { Button, CheckIcon, Textarea, TextField } from '@pandok/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useText } from '#platform/text/text.ts'

interface PasteReportProps {
  /** Compared reports can't be later than this. */
  examDate: string
  onAdd: (text: string, date: string) => void
}

/** An earlier report as text; what was recognized is shown before it is used. */
export function PasteReport({ examDate, onAdd }: PasteReportProps) {
  const text = useText()
  const root = useRef<HTMLDivElement>(null)
  // The member opened this to paste, so the text field gets the focus.
  useEffect(() => root.current?.querySelector('textarea')?.focus(), [])
  const [pasted, setPasted] = useState('')
  const [typed, setTyped] = useState<string>()
  const read = useMemo(() => readOldReport(pasted), [pasted])
  const date = typed ?? read.examDate?.day ?? ''
  const isReady = pasted.trim() !== '' && /^\d{4}-\d{2}-\d{2}$/u.test(date) && date <= examDate
  return (
    <div ref={root} className="grid gap-3 rounded-md border border-line p-3">
      <Textarea
        label={text('priors.paste.label')}
        rows={6}
        value={pasted}
        onChange={({ target }) => setPasted(target.value)}
      />
      {pasted.trim() === '' ? null : (
        <div role="status" className="grid gap-1 text-sm">
          <p className="text-muted">
            {read.sizes.length === 0
              ? text('priors.paste.none')
              : text('priors.paste.found', { count: read.sizes.length })}
          </p>
          <ul className="grid gap-1 text-xs">
            {read.sizes.map(({ start, axesMm, site, sentence }) => (
              <li key={start} className="rounded-xs bg-sunken px-2 py-1 break-words">
                <b>{[site, withUnit(axesMm.join(' × '), 'mm', text.locale)].filter(Boolean).join(' · ')}</b>{' '}
                <span className="text-muted">{sentence}</span>
              </li>
            ))}
          </ul>
          {read.categories.length === 0 ? null : (
            <p>{text('priors.paste.categories', { list: categoryNames(pasted, read.categories) })}</p>
          )}
        </div>
      )}
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          label={text('priors.paste.date')}
          hint={text('priors.paste.dateHint')}
          type="date"
          max={examDate}
          value={date}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button
          variant="primary"
          icon={<CheckIcon />}
          disabled={!isReady}
          onClick={() => onAdd(pasted, date)}
        >
          {text('priors.paste.add')}
        </Button>
      </div>
    </div>
  )
}

/** The categories as the report writes them, each once. */
const categoryNames = (pasted: string, categories: readonly OldCategory[]): string =>
  [...new Set(categories.map(({ start, end }) => pasted.replace(/\r\n?/gu, '\n').slice(start, end)))].join(
    ', ',
  )
