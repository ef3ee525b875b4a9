import { textOf } from '@pandok/module-engine'
import { useText } from '#platform/text/text.ts'
import { CitationLine } from './CitationLine.tsx'
import { cellInWords } from './cellInWords.ts'
import type { ReasonFrame } from './ReasonLines.tsx'

/** The row that decided, with its conditions, note and source. */
export function TableReason({ reason, definition, names }: ReasonFrame<'table'>) {
  const text = useText()
  const table = definition.tables.find(({ id }) => id === reason.table)
  const row = table?.rows[reason.row]
  const citation = reason.cite === undefined ? undefined : definition.citations[reason.cite]
  const asked = (row?.when ?? []).flatMap((cell, at) => {
    const ref = table?.cols[at]?.ref
    const words = ref === undefined ? undefined : cellInWords(cell, ref, names, text)
    if (ref === undefined || words === undefined) return []
    return [text('ui.labelled', { label: names.nameOf({ id: ref }), value: words })]
  })
  const note = textOf(row?.note, text.locale)
  return (
    <li>
      <span className="font-semibold">
        {row
          ? text('moduleRun.why.row', { table: names.tableName(reason.table), number: reason.row + 1 })
          : text('moduleRun.why.otherwise', { table: names.tableName(reason.table) })}
      </span>
      {asked.length > 0 ? <span className="block text-muted">{asked.join(' · ')}</span> : null}
      {note ? <span className="block text-muted">{note}</span> : null}
      {citation ? <CitationLine citation={citation} /> : null}
    </li>
  )
}
