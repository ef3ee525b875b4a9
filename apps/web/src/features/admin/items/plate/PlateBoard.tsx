import type { LoadedPlate } from '@pandok/protocol'
import { Notice } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { PlateBoardView } from '#shared/board/PlateBoardView.tsx'
import { ChosenCell } from './ChosenCell.tsx'

/** The board as members see it, and the sentences of the selected cell. */
export function PlateBoard({ plate }: { plate: LoadedPlate }) {
  const text = useText()
  if (plate.cells.length === 0) return <Notice>{text('office.items.board.noCells')}</Notice>
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-sm text-muted">{text('office.items.board.hint')}</p>
      <PlateBoardView plate={plate} emptyLabel={text('office.items.board.empty')} showsGone>
        {(chosen) =>
          chosen ? (
            <ChosenCell exam={plate.exam} {...chosen} />
          ) : (
            <p className="text-sm text-muted">{text('office.items.board.chosenEmpty')}</p>
          )
        }
      </PlateBoardView>
    </div>
  )
}
