import { Anchor, Badge } from '@pandok/ui'
import { useMemo } from 'react'
import type { AdminColumn } from '#features/admin/list/AdminColumn.ts'
import { byteText } from '#platform/files/byteText.ts'
import { type Text, useText } from '#platform/text/text.ts'
import type { AdminItem } from '../AdminItem.ts'

export interface CountColumn<Row> {
  id: 'cells' | 'modules' | 'inputs' | 'outputs'
  of: (row: Row) => number
}

/** The columns that both lists share; each list adds its own. */
export function useItemColumns<Row extends AdminItem>(
  counts: readonly CountColumn<Row>[],
  others: readonly AdminColumn<Row>[],
): AdminColumn<Row>[] {
  const text = useText()
  return useMemo(() => {
    const { numberColumn, dayColumn } = columnMakers<Row>(text)
    return [
      ...ownerColumns(text),
      ...others,
      ...counts.map(({ id, of }) => numberColumn(id, of)),
      {
        ...numberColumn('size', (row) => row.size),
        sortable: true,
        cell: (row) => byteText(text.locale, row.size),
      },
      numberColumn('copies', (row) => row.copies),
      numberColumn('revision', (row) => row.revision),
      dayColumn('createdAt'),
      dayColumn('updatedAt'),
      dayColumn('deletedAt'),
    ]
  }, [text, counts, others])
}

function columnMakers<Row extends AdminItem>(text: Text) {
  const day = new Intl.DateTimeFormat(text.locale, { dateStyle: 'medium' })
  const number = new Intl.NumberFormat(text.locale)
  const dayColumn = (id: 'createdAt' | 'updatedAt' | 'deletedAt'): AdminColumn<Row> => ({
    id,
    header: text(names[id]),
    sortable: id !== 'deletedAt',
    csv: (row) => row[id],
    cell: (row) => {
      const at = row[id]
      return at ? <time dateTime={at}>{day.format(new Date(at))}</time> : <Nothing />
    },
  })
  const numberColumn = (id: keyof typeof names, of: (row: Row) => number): AdminColumn<Row> => ({
    id,
    header: text(names[id]),
    align: 'end',
    csv: of,
    cell: (row) => number.format(of(row)),
  })
  return { dayColumn, numberColumn }
}

function ownerColumns<Row extends AdminItem>(text: Text): AdminColumn<Row>[] {
  const header = (id: keyof typeof names) => text(names[id])
  return [
    {
      id: 'name',
      header: header('name'),
      sortable: true,
      isFixed: true,
      csv: (row) => row.name,
      cell: (row) => (row.deletedAt ? <s>{row.name}</s> : row.name),
    },
    {
      id: 'owner',
      header: header('owner'),
      csv: (row) => row.owner.nickname,
      cell: ({ owner }) => (
        <Anchor href={`/admin/user/detail?id=${encodeURIComponent(owner.id)}`} className="hover:underline">
          {owner.nickname}
        </Anchor>
      ),
    },
    {
      id: 'ownerEmail',
      header: header('ownerEmail'),
      isOptional: true,
      csv: (row) => row.owner.email,
      cell: (row) => row.owner.email,
    },
    {
      id: 'shared',
      header: header('shared'),
      csv: (row) => text(row.shared ? 'office.items.shared.yes' : 'office.items.shared.no'),
      cell: (row) =>
        row.shared ? <Badge tone="info">{text('office.items.shared.yes')}</Badge> : <Nothing />,
    },
    {
      id: 'library',
      header: header('library'),
      csv: (row) => text(`office.items.grade.${row.library ?? 'none'}`),
      cell: (row) =>
        row.library ? <Badge tone="success">{text(`office.items.grade.${row.library}`)}</Badge> : <Nothing />,
    },
  ]
}

const names = {
  name: 'office.items.column.name',
  owner: 'office.items.column.owner',
  ownerEmail: 'office.items.column.ownerEmail',
  shared: 'office.items.column.shared',
  library: 'office.items.column.library',
  cells: 'office.items.column.cells',
  modules: 'office.items.column.modules',
  inputs: 'office.items.column.inputs',
  outputs: 'office.items.column.outputs',
  size: 'office.items.column.size',
  copies: 'office.items.column.copies',
  revision: 'office.items.column.revision',
  createdAt: 'office.items.column.createdAt',
  updatedAt: 'office.items.column.updatedAt',
  deletedAt: 'office.items.column.deletedAt',
} as const

const Nothing = () => <span className="text-muted">–</span>
