import { useMemo } from 'react'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useText } from '#platform/text/text.ts'
import { definitionOf } from '#shared/board/moduleReading.ts'
import { useBoard, useBoardState } from '../editor/useBoard.ts'
import { useModuleCatalog } from '../editor/useModuleCatalog.ts'
import type { FillWork } from './FillContext.ts'
import { fillPlaces } from './fillPlaces.ts'

export function useFillBoard(): FillWork {
  const { locale } = useText()
  const editor = useBoard()
  const cells = useBoardState(({ plate }) => plate.cells)
  const exam = useBoardState(({ plate }) => plate.exam)
  const rules = useBoardState(({ plate }) => plate.autoFill)
  const modules = useStorePart(useModuleCatalog(), (catalog) => catalog)
  return useMemo(
    () => ({
      cells,
      rules,
      places: cells.flatMap((cell) => fillPlaces(cell, (id) => definitionOf(modules.get(id)), locale, exam)),
      write: (next, merge) => {
        editor.take({ do: 'fill', autoFill: next, ...(merge !== undefined && { merge }) })
      },
    }),
    [cells, exam, rules, modules, locale, editor],
  )
}
