import { textOf } from '@pandok/module-engine'
import { useText } from '#platform/text/text.ts'
import { CitationLine } from './CitationLine.tsx'
import { cellInWords } from './cellInWords.ts'
import type { ReasonFrame } from './ReasonLines.tsx'

interface TableReasonProps extends ReasonFrame<'table'> {
  /** Words for a formula; undefined if it isn't shown. */
  inWords: (expr: string) => string | undefined
  isForAuthor: boolean
}

/** The row that decided, with its conditions, note and source. */
export function TableReason({ reason, definition, names, inWords, isForAuthor }: TableReasonProps) {
  const text = useText()
  const table = definition.tables.find(({ id }) => id === reason.table)
  const row = table?.rows[reason.row]
  const citation = reason.cite === undefined ? undefined : definition.citations[reason.cite]
  const asked = (row?.when ?? []).flatMap((cell, at) => {
    const ref = table?.cols[at]?.ref
    const label = ref === undefined ? undefined : inWords(ref)
    const words = ref === undefined ? undefined : cellInWords(cell, ref, { names, text, inWords })
    return label === undefined || words === undefined ? [] : [text('ui.labelled', { label, value: words })]
  })
  const name =
    isForAuthor || textOf(table?.label, text.locale) !== undefined
      ? names.tableName(reason.table)
      : text('moduleRun.why.unnamedTable')
  const note = textOf(row?.note, text.locale)
  return (
    <li>
      <span className="font-semibold">
        {row
          ? text('moduleRun.why.row', { table: name, number: reason.row + 1 })
          : text('moduleRun.why.otherwise', { table: name })}
      </span>
      {asked.length > 0 ? <span className="block text-muted">{asked.join(' · ')}</span> : null}
      {note ? <span className="block text-muted">{note}</span> : null}
      {citation ? <CitationLine citation={citation} /> : null}
    </li>
  )
}
