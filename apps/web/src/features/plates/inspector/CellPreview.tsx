import { CellWriting } from '#app/board/CellWriting.tsx'
import { useStorePart } from '#app/useStorePart.ts'
import { useModuleShelf } from '../editor/useModuleShelf.ts'
import { useCellWork } from './CellContext.ts'

/** What the cell in the inspector writes, with the modules of its plate as they are now. */
export function CellPreview() {
  const { cell } = useCellWork()
  const modules = useStorePart(useModuleShelf(), (shelf) => shelf)
  return <CellWriting cell={cell} modules={modules} />
}
