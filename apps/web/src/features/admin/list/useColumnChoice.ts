import { useState } from 'react'
import { browserStorage } from '#platform/storage/browserStorage.ts'
import type { AdminColumn } from './AdminColumn.ts'

export interface ColumnChoice<Row> {
  shown: readonly AdminColumn<Row>[]
  isShown: (column: AdminColumn<Row>) => boolean
  show: (column: AdminColumn<Row>, isShown: boolean) => void
  isChanged: boolean
  reset: () => void
}

type Kept = Readonly<Record<string, boolean>>

/**
 * The columns that this browser shows. Only differences from the default are stored, so that columns added
 * later are shown.
 */
export function useColumnChoice<Row>(name: string, columns: readonly AdminColumn<Row>[]): ColumnChoice<Row> {
  const key = `columns.${name}`
  const [kept, setKept] = useState(() => read(key))

  function keep(next: Kept) {
    browserStorage().setItem(key, JSON.stringify(next))
    setKept(next)
  }

  const isShown = (column: AdminColumn<Row>) =>
    column.isFixed === true || (kept[column.id] ?? column.isOptional !== true)
  return {
    isShown,
    shown: columns
      .filter(isShown)
      // A column that was explicitly chosen is shown on small screens, too; the table then scrolls sideways.
      .map((column) => (kept[column.id] === true ? { ...column, from: undefined } : column)),
    show: (column, isOn) => keep({ ...kept, [column.id]: isOn }),
    isChanged: Object.keys(kept).length > 0,
    reset: () => keep({}),
  }
}

function read(key: string): Kept {
  try {
    const value: unknown = JSON.parse(browserStorage().getItem(key) ?? '{}')
    if (typeof value !== 'object' || value === null) return {}
    return Object.fromEntries(
      Object.entries(value).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
    )
  } catch {
    return {}
  }
}
