import { type TableColumn, UserRoundIcon } from '@pandok/ui'
import { useMemo } from 'react'
import { useText } from '#app/text.ts'
import { BoardSketch } from '../board/BoardSketch.tsx'
import { PlateBadges } from './PlateBadges.tsx'
import { PlateMenu } from './PlateMenu.tsx'
import { PlateName } from './PlateName.tsx'
import type { PlateTab } from './tabs.ts'
import type { PlateActions } from './usePlateActions.ts'
import type { PlateRow } from './usePlates.ts'

export function usePlateColumns(tab: PlateTab, actions: PlateActions): TableColumn<PlateRow>[] {
  const text = useText()
  return useMemo(() => {
    const day = new Intl.DateTimeFormat(text.locale, { dateStyle: 'medium' })
    const columns: (TableColumn<PlateRow> | false)[] = [
      {
        id: 'name',
        header: text('plates.column.name'),
        sortable: true,
        className: 'max-w-72 sm:max-w-96',
        cell: (row) => (
          <div className="flex items-center gap-3">
            <BoardSketch cells={row.sketch} className="w-16 shrink-0 max-sm:hidden" />
            <div className="grid min-w-0 justify-items-start gap-1">
              <PlateName row={row} />
              <PlateBadges row={row} />
            </div>
          </div>
        ),
      },
      tab === 'shared' && {
        id: 'nickname',
        header: text('plates.column.creator'),
        sortable: true,
        from: 'sm',
        cell: (row) => (
          <span className="inline-flex items-center gap-1.5 text-sm">
            <UserRoundIcon aria-hidden="true" className="size-4 text-muted" />
            {row.nickname}
          </span>
        ),
      },
      {
        id: 'cellCount',
        header: text('plates.column.cells'),
        sortable: true,
        from: 'md',
        cell: (row) => (
          <span className="text-sm text-muted">
            {text('plates.size', { cells: row.cellCount, keys: row.keyCount, modules: row.moduleCount })}
          </span>
        ),
      },
      {
        id: 'updatedAt',
        header: text('plates.column.updated'),
        sortable: true,
        from: 'lg',
        className: 'whitespace-nowrap',
        cell: (row) => (
          <time dateTime={row.updatedAt} className="text-sm text-muted">
            {day.format(new Date(row.updatedAt))}
          </time>
        ),
      },
      {
        id: 'actions',
        header: <span className="sr-only">{text('plates.column.actions')}</span>,
        align: 'end',
        className: 'w-14',
        cell: (row) => <PlateMenu row={row} actions={actions} />,
      },
    ]
    return columns.filter((column) => column !== false)
  }, [text, tab, actions])
}
