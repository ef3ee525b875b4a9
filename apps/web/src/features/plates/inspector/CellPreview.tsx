import { useStorePart } from '#platform/storage/useStorePart.ts'
import { CellWriting } from '#shared/board/CellWriting.tsx'
import { useBoardState } from '../editor/useBoard.ts'
import { useModuleCatalog } from '../editor/useModuleCatalog.ts'
import { useCellWork } from './CellContext.ts'

/** What the inspected cell writes, with the present modules of its plate. */
export function CellPreview() {
  const { cell } = useCellWork()
  const modules = useStorePart(useModuleCatalog(), (catalog) => catalog)
  const exam = useBoardState(({ plate }) => plate.exam)
  return <CellWriting cell={cell} exam={exam} modules={modules} />
}
