import { printUnit } from '@pandok/module-engine'
import { cx, Select } from '@pandok/ui'
import { useMemo } from 'react'
import { useText } from '#platform/text/text.ts'
import { type NamedField, namedFields } from '#shared/conditions/namedFields.ts'
import { FieldName } from '#shared/exchange/FieldName.tsx'
import { cellSummary, resultSummary } from './cellSummary.ts'
import { SHEET_ROLES, type SheetAmendment, type SheetColumn, type SheetProposal } from './tableFromSheet.ts'

interface SheetPreviewProps {
  proposal: SheetProposal
  onAmend: (column: number, change: SheetAmendment) => void
}

/** The table as it was read; the name and role of each column can be changed in its heading. */
export function SheetPreview({ proposal, onAmend }: SheetPreviewProps) {
  const text = useText()
  const { columns, definition, table } = proposal
  const fields = useMemo(() => namedFields(definition, text.locale, text), [definition, text])
  return (
    <section
      aria-label={text('moduleLogic.sheet.preview')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll what is wider or longer than the dialog
      tabIndex={0}
      className="max-h-96 overflow-auto rounded-lg border border-line"
    >
      <table className="min-w-full border-separate border-spacing-0 text-sm">
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th
                // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same heading
                key={at}
                scope="col"
                className="sticky top-0 min-w-44 border-b border-line bg-sunken p-2 text-start align-top font-normal"
              >
                <ColumnHead
                  column={column}
                  number={at + 1}
                  field={fields.find(({ id }) => id === column.ref)}
                  onAmend={(change) => onAmend(at, change)}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name, and are as many as the sheet's
            <tr key={row}>
              {columns.map((column, at) => (
                <PreviewCell
                  // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same heading
                  key={at}
                  proposal={proposal}
                  column={column}
                  row={row}
                  field={fields.find(({ id }) => id === column.ref)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface ColumnHeadProps {
  column: SheetColumn
  number: number
  field: NamedField | undefined
  onAmend: (change: SheetAmendment) => void
}

function ColumnHead({ column, number, field, onAmend }: ColumnHeadProps) {
  const text = useText()
  const kind = column.role === 'condition' && field && field.kind !== 'rows' ? field.kind : undefined
  return (
    <div className="grid gap-1.5">
      <FieldName
        label={text('moduleLogic.sheet.name', { number })}
        name={column.heading}
        onRename={(heading) => onAmend({ heading })}
      />
      <Select
        label={text('moduleLogic.sheet.role', { number })}
        hideLabel
        value={column.role}
        onChange={({ target }) => onAmend({ role: SHEET_ROLES.find((role) => role === target.value) })}
      >
        {SHEET_ROLES.map((role) => (
          <option key={role} value={role}>
            {text(`moduleLogic.sheet.role.${role}`)}
          </option>
        ))}
      </Select>
      <span className="text-xs text-muted">
        {kind === undefined ? null : text(`moduleEditor.kind.${kind}`)}
        {kind !== undefined && field?.unit ? ` · ${printUnit(field.unit)}` : null}
      </span>
    </div>
  )
}

interface PreviewCellProps {
  proposal: SheetProposal
  column: SheetColumn
  row: number
  field: NamedField | undefined
}

/** A cell as it was understood, or its original text if it wasn't. */
function PreviewCell({ proposal: { table, definition }, column, row, field }: PreviewCellProps) {
  const text = useText()
  const isUnread = column.unread.has(row)
  const written = column.values[row] ?? ''
  const rule = table.rows[row]
  const asked = table.cols.findIndex(({ ref }) => ref === column.ref)
  const told = table.outs.findIndex(({ id }) => id === column.ref)
  const options = definition.computed.find(({ id }) => id === column.ref)?.options ?? []
  return (
    <td
      title={written}
      className={cx(
        'border-b border-line px-3 py-2 align-top last:border-e-0',
        isUnread ? 'bg-warning-soft text-warning-text' : '',
        column.role === 'none' || column.ref === undefined ? 'text-muted' : '',
      )}
    >
      {isUnread || column.ref === undefined
        ? written
        : column.role === 'condition'
          ? cellSummary(rule?.when[asked], field, text)
          : resultSummary(rule?.then[told], options, text)}
    </td>
  )
}
