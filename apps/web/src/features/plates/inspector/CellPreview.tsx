import { useStorePart } from '#platform/storage/useStorePart.ts'
import { CellWriting } from '#shared/board/CellWriting.tsx'
import { useBoardState } from '../editor/useBoard.ts'
import { useModuleCatalog } from '../editor/useModuleCatalog.ts'
import { useCellWork } from './CellContext.ts'

/** What the cell in the inspector writes, with the modules of its plate as they are now. */
export function CellPreview() {
  const { cell } = useCellWork()
  const modules = useStorePart(useModuleCatalog(), (catalog) => catalog)
  const exam = useBoardState(({ plate }) => plate.exam)
  return <CellWriting cell={cell} exam={exam} modules={modules} />
}
