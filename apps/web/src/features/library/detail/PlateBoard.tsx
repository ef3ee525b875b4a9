import { foldBoard } from '@pandok/board'
import type { LoadedPlate } from '@pandok/protocol'
import { useMemo } from 'react'
import { useText } from '#platform/text/text.ts'
import { CellWriting } from '#shared/board/CellWriting.tsx'
import { PlateBoardView } from '#shared/board/PlateBoardView.tsx'

/** The board as it will be used, and the sentences of the selected cell. */
export function PlateBoard({ plate }: { plate: LoadedPlate }) {
  const text = useText()
  const rows = useMemo(() => foldBoard(plate.cells.map((cell) => cell.position)), [plate.cells])
  return (
    <PlateBoardView plate={plate} rows={rows} emptyLabel={text('library.board.empty')}>
      {(chosen) => (
        <div aria-live="polite" className="grid grid-cols-1 gap-2">
          {chosen ? (
            <>
              <h3 className="font-semibold break-words">
                {chosen.cell.name}
                {chosen.cell.title && chosen.cell.title !== chosen.cell.name ? (
                  <span className="font-normal text-muted"> · {chosen.cell.title}</span>
                ) : null}
              </h3>
              <CellWriting
                key={chosen.cell.id}
                cell={chosen.cell}
                exam={plate.exam}
                modules={chosen.modules}
              />
            </>
          ) : (
            <p className="text-sm text-muted">{text('library.board.chosenEmpty')}</p>
          )}
        </div>
      )}
    </PlateBoardView>
  )
}
