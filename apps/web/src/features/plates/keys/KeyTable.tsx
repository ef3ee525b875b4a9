import { keysOf } from '@pandok/board'
import type { Cell } from '@pandok/domain'
import { EmptyState, IconButton, Kbd, KeyboardIcon, Table, type TableColumn, XIcon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { cellColor } from '#shared/board/cellColor.ts'
import { faceName } from '#shared/board/name/faceName.ts'
import { useKeyLabel } from '#shared/board/useKeyLabel.ts'
import { placeWords } from '../board/placeWords.ts'
import { useBoard, useBoardState } from '../editor/useBoard.ts'
import type { Assigning } from './useAssigning.ts'

interface KeyRow {
  cell: Cell
  /** The key; undefined for a cell without one. */
  key: string | undefined
}

/**
 * Every cell with its keys in the order of the board. The table offers everything that the drawn keyboard
 * does.
 */
export function KeyTable({ assigning }: { assigning: Assigning }) {
  const text = useText()
  const { cells, keyMap } = useBoardState(({ plate }) => plate)
  const rows = cells.flatMap((cell): KeyRow[] => {
    const keys = keysOf(keyMap, cell.id)
    return keys.length > 0 ? keys.map((key) => ({ cell, key })) : [{ cell, key: undefined }]
  })

  return (
    <Table
      dense
      caption={text('plateBoard.keys.table')}
      columns={useKeyColumns(assigning)}
      rows={rows}
      rowId={({ cell, key }) => `${cell.id} ${key ?? ''}`}
      empty={<EmptyState icon={<KeyboardIcon />} title={text('plateBoard.keys.empty')} level={3} />}
      className="max-h-[32rem]"
    />
  )
}

function useKeyColumns(assigning: Assigning): TableColumn<KeyRow>[] {
  const text = useText()
  const editor = useBoard()
  const label = useKeyLabel()
  return [
    {
      id: 'key',
      header: text('plateBoard.keys.key'),
      className: 'w-px whitespace-nowrap',
      cell: ({ key }) =>
        key ? <Kbd>{label(key)}</Kbd> : <span className="text-muted">{text('plateBoard.keys.none')}</span>,
    },
    {
      id: 'cell',
      header: text('plateBoard.keys.cell'),
      // A long name is truncated instead of pushing the other columns out of view.
      className: 'w-full max-w-0',
      cell: ({ cell }) => (
        <span className="flex min-w-0 items-center gap-2">
          <span
            aria-hidden="true"
            className="size-2.5 shrink-0 rounded-full"
            style={{ backgroundColor: cellColor(cell.color) }}
          />
          <span className="min-w-0 truncate font-medium">{faceName(cell, text.locale)}</span>
        </span>
      ),
    },
    {
      id: 'place',
      header: text('plateBoard.keys.place'),
      from: 'sm',
      className: 'whitespace-nowrap',
      cell: ({ cell }) => <span className="text-muted">{placeWords(text, cell.position)}</span>,
    },
    {
      id: 'actions',
      header: text('plateBoard.keys.actions'),
      align: 'end',
      cell: ({ cell, key }) => (
        <span className="inline-flex gap-1">
          {key ? (
            <IconButton
              size="sm"
              icon={<XIcon />}
              label={text('plateBoard.keys.remove', { key: label(key) })}
              onClick={() => editor.take({ do: 'clearKey', key })}
            />
          ) : null}
          <IconButton
            size="sm"
            icon={<KeyboardIcon />}
            label={text('plateBoard.keys.assignTo', { name: faceName(cell, text.locale) })}
            onClick={() => assigning.begin(cell.id)}
          />
        </span>
      ),
    },
  ]
}
