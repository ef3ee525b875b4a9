import type { TableColumn } from '@pandok/ui'
import { useMemo } from 'react'
import { useText } from '#platform/text/text.ts'
import { BoardSketch } from '#shared/board/BoardSketch.tsx'
import { changedColumn } from '#shared/list/changedColumn.tsx'
import { creatorColumn } from '#shared/list/creatorColumn.tsx'
import { PlateBadges } from './PlateBadges.tsx'
import { PlateMenu } from './PlateMenu.tsx'
import { PlateName } from './PlateName.tsx'
import type { PlateTab } from './tabs.ts'
import type { PlateActions } from './usePlateActions.ts'
import type { PlateRow } from './usePlates.ts'

export function usePlateColumns(tab: PlateTab, actions: PlateActions): TableColumn<PlateRow>[] {
  const text = useText()
  return useMemo(() => {
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
      tab === 'shared' && creatorColumn(text('plates.column.creator')),
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
      changedColumn(text('plates.column.updated'), text, 'lg'),
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
