import type { Cell } from '@pandok/domain'
import { useMemo } from 'react'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useText } from '#platform/text/text.ts'
import { definitionOf } from '#shared/board/moduleReading.ts'
import { useBoardState } from '../editor/useBoard.ts'
import { useModuleCatalog } from '../editor/useModuleCatalog.ts'
import { type FormulaNames, formulaNames } from './FormulaNames.ts'

export function useFormulaNames(cell?: Cell): FormulaNames {
  const text = useText()
  const exam = useBoardState(({ plate }) => plate.exam)
  const modules = useStorePart(useModuleCatalog(), (held) => held)
  return useMemo(
    () => formulaNames(cell, { exam }, (id) => definitionOf(modules.get(id)), text),
    [cell, exam, modules, text],
  )
}
