import { CellWriting } from '#app/board/CellWriting.tsx'
import { useStorePart } from '#app/useStorePart.ts'
import { useBoardState } from '../editor/useBoard.ts'
import { useModuleShelf } from '../editor/useModuleShelf.ts'
import { useCellWork } from './CellContext.ts'

/** What the cell in the inspector writes, with the modules of its plate as they are now. */
export function CellPreview() {
  const { cell } = useCellWork()
  const modules = useStorePart(useModuleShelf(), (shelf) => shelf)
  const exam = useBoardState(({ plate }) => plate.exam)
  return <CellWriting cell={cell} exam={exam} modules={modules} />
}
