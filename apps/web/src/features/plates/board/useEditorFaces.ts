import type { Cell } from '@pandok/domain'
import { useMemo } from 'react'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import type { CellFaceState } from '#shared/board/CellFaceState.ts'
import { useBoardState } from '../editor/useBoard.ts'
import { useModuleCatalog } from '../editor/useModuleCatalog.ts'

export function useEditorFaces(): (position: number, cell: Cell | undefined) => CellFaceState {
  const focus = useBoardState((state) => state.focus)
  const selected = useBoardState((state) => state.selected)
  const carried = useBoardState((state) => state.carried)
  const cells = useBoardState((state) => state.plate.cells)
  const faults = useBoardState((state) => state.faults)
  const modules = useStorePart(useModuleCatalog(), (catalog) => catalog)

  const incomplete = useMemo(
    () =>
      new Set(
        faults.flatMap(({ path: [part, index] }) => (part === 'cells' ? cells[Number(index)]?.id : [])),
      ),
    [faults, cells],
  )

  return (position, cell) => ({
    isFocused: position === focus,
    isSelected: selected.includes(position),
    isCarried: carried?.from === position && !carried.isCopy,
    isModuleGone:
      cell?.outputs.some((output) => output.kind === 'module' && !modules.has(output.moduleId)) ?? false,
    isIncomplete: cell !== undefined && incomplete.has(cell.id),
  })
}
