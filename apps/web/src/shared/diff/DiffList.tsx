import { Badge, type Tone } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'

export type Change = 'added' | 'removed' | 'changed' | 'reordered'

/** One difference between two versions, as text. */
export interface DiffRow {
  key: string
  change: Change
  part: string
  name?: string | undefined
  fields: readonly DiffField[]
}

export interface DiffField {
  key: string
  name: string
  /** Undefined where there was no value. */
  from: string | undefined
  to: string | undefined
}

const TONES: Readonly<Record<Change, Tone>> = {
  added: 'success',
  removed: 'danger',
  changed: 'info',
  reordered: 'neutral',
}

export function DiffList({ rows }: { rows: readonly DiffRow[] }) {
  const text = useText()
  if (rows.length === 0) return <p className="text-muted">{text('editing.diff.same')}</p>
  return (
    <ul className="grid gap-2">
      {rows.map(({ key, change, part, name, fields }) => (
        <li key={key} className="grid gap-1.5 rounded-md border border-line bg-raised p-3">
          <p className="flex min-w-0 flex-wrap items-center gap-2">
            <Badge tone={TONES[change]}>{text(`editing.diff.${change}`)}</Badge>
            <span className="min-w-0 break-words">
              <span className="text-muted">{part}</span>
              {name === undefined ? null : <span className="ms-2 font-semibold">{name}</span>}
            </span>
          </p>
          {fields.length === 0 ? null : (
            <dl className="grid gap-1 text-sm">
              {fields.map((field) => (
                <ChangedField key={field.key} field={field} />
              ))}
            </dl>
          )}
        </li>
      ))}
    </ul>
  )
}

function ChangedField({ field: { name, from, to } }: { field: DiffField }) {
  return (
    <div className="grid gap-x-3 sm:grid-cols-[minmax(0,12rem)_minmax(0,1fr)]">
      <dt className="break-words text-muted">{name}</dt>
      <dd className="min-w-0 break-words whitespace-pre-line">
        {from === undefined ? null : (
          <del className="rounded-xs bg-danger-soft px-1 text-danger-text">{from}</del>
        )}
        {from === undefined || to === undefined ? null : (
          <span aria-hidden="true" className="px-1.5 text-muted">
            →
          </span>
        )}
        {to === undefined ? null : (
          <ins className="rounded-xs bg-success-soft px-1 text-success-text no-underline">{to}</ins>
        )}
      </dd>
    </div>
  )
}
