import { COLUMN_ROLES, type ColumnMapping, type ColumnRole } from '@pandok/exchange/proposal'
import { ScrollBox, Select } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { Disclosure } from '#shared/fields/Disclosure.tsx'
import type { ShownTable } from '../reading/SourceRead.ts'

interface ColumnMapperProps {
  table: ShownTable
  onChange: (mapping: ColumnMapping) => void
}

const HEADER_ROWS_MAX = 5

/** Assigns columns to shortcut, title and so on, with the first rows as a preview. */
export function ColumnMapper({ table, onChange }: ColumnMapperProps) {
  const text = useText()
  const { mapping, sheet, columnCount } = table
  const label = sheet === undefined ? text('import.columns') : text('import.columns.sheet', { sheet })
  const headings = table.rows[mapping.headerRows - 1] ?? []
  const nameOf = (column: number) =>
    [text('import.columns.column', { number: column + 1 }), headings[column]].filter(Boolean).join(' · ')

  function setRole(role: ColumnRole, value: string) {
    const { [role]: _, ...others } = mapping.columns
    // A column has one meaning, so a new one replaces the old one.
    const kept = Object.fromEntries(Object.entries(others).filter(([, column]) => String(column) !== value))
    onChange({ ...mapping, columns: value === '' ? kept : { ...kept, [role]: Number(value) } })
  }

  return (
    <Disclosure label={label} initiallyOpen={Object.keys(mapping.columns).length < 2}>
      <div className="grid gap-3 sm:grid-cols-2">
        {COLUMN_ROLES.map((role) => (
          <Select
            key={role}
            size="sm"
            label={text(`import.column.${role}`)}
            value={String(mapping.columns[role] ?? '')}
            onChange={({ target }) => setRole(role, target.value)}
          >
            <option value="">{text('import.columns.none')}</option>
            {Array.from({ length: columnCount }, (_, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a column
              <option key={column} value={String(column)}>
                {nameOf(column)}
              </option>
            ))}
          </Select>
        ))}
        <Select
          size="sm"
          label={text('import.columns.headers')}
          value={String(mapping.headerRows)}
          onChange={({ target }) => onChange({ ...mapping, headerRows: Number(target.value) })}
        >
          {Array.from({ length: HEADER_ROWS_MAX + 1 }, (_, count) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the chosen value
            <option key={count} value={String(count)}>
              {count}
            </option>
          ))}
        </Select>
      </div>
      <FirstRows table={table} label={label} />
    </Disclosure>
  )
}

function FirstRows({ table: { rows, mapping, columnCount }, label }: { table: ShownTable; label: string }) {
  const text = useText()
  const roleOf = (column: number) => COLUMN_ROLES.find((role) => mapping.columns[role] === column)
  return (
    <ScrollBox
      role="region"
      aria-label={label}
      className="max-h-48 overflow-auto rounded-md border border-line"
    >
      <table className="w-full text-xs">
        <thead>
          <tr>
            {Array.from({ length: columnCount }, (_, column) => {
              const role = roleOf(column)
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a column
                <th key={column} scope="col" className="bg-sunken px-2 py-1 text-start whitespace-nowrap">
                  {role
                    ? text(`import.column.${role}`)
                    : text('import.columns.column', { number: column + 1 })}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {rows.slice(mapping.headerRows).map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id
            <tr key={index} className="border-t border-line align-top">
              {Array.from({ length: columnCount }, (_, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a column
                <td key={column} className="max-w-60 truncate px-2 py-1">
                  {row[column] ?? ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}
