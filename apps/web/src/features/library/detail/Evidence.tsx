import type { ModuleDefinition } from '@pandok/module-engine'
import { Badge, ScrollBox } from '@pandok/ui'
import { useMemo } from 'react'
import { useText } from '#platform/text/text.ts'
import { Sources } from '#shared/module-preview/Sources.tsx'
import { type EvidenceRow, evidenceOf, type TableEvidence } from './evidenceOf.ts'
import { Part } from './Part.tsx'

interface EvidenceProps {
  definition: ModuleDefinition
  note?: string | undefined
}

/**
 * The evidence that a review committee asks for: each deciding row with its source, what was not verified,
 * and all sources.
 */
export function Evidence({ definition, note }: EvidenceProps) {
  const text = useText()
  const tables = useMemo(() => evidenceOf(definition, text.locale), [definition, text.locale])
  return (
    <div className="grid grid-cols-1 gap-6 text-sm">
      <p className="max-w-3xl text-muted">
        {text(tables.length === 0 ? 'library.evidence.noTables' : 'library.evidence.text')}
      </p>
      {note ? (
        <Part title={text('library.note')}>
          <p className="max-w-3xl break-words whitespace-pre-line">{note}</p>
        </Part>
      ) : null}
      {tables.map((table) => (
        <Part key={table.id} title={table.title}>
          <Rows table={table} />
        </Part>
      ))}
      <Sources definition={definition} />
    </div>
  )
}

function Rows({ table }: { table: TableEvidence }) {
  const text = useText()
  return (
    <ScrollBox
      role="region"
      aria-label={table.title}
      className="overflow-x-auto rounded-lg border border-line"
    >
      <table className="w-full min-w-lg text-left">
        <thead className="bg-sunken">
          <tr>
            <th scope="col" className="px-3 py-2">
              {text('library.evidence.row')}
            </th>
            <th scope="col" className="px-3 py-2">
              {text('library.evidence.result')}
            </th>
            <th scope="col" className="px-3 py-2">
              {text('library.evidence.source')}
            </th>
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row.key} className="border-t border-line align-top">
              <td className="px-3 py-2 break-words">
                {row.conditions.length === 0 ? text('library.evidence.otherwise') : row.conditions.join('; ')}
              </td>
              <td className="px-3 py-2 break-words">{row.result}</td>
              <td className="px-3 py-2 break-words">
                <RowSource row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}

function RowSource({ row: { source, mark } }: { row: EvidenceRow }) {
  const text = useText()
  return (
    <div className="grid gap-1">
      {source ? <span>{source.text}</span> : mark ? null : <span>{text('library.evidence.none')}</span>}
      {mark ? (
        <span>
          <Badge tone="warning">{mark}</Badge>
        </span>
      ) : null}
    </div>
  )
}
