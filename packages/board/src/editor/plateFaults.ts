import { checkPlate, checkPlateName, type PlateContent, tidyName } from '@pandok/domain'
import type { BoardEditorState } from './BoardEditor.ts'
import { formulaFaults } from './formulaFaults.ts'

export function plateFaults(plate: PlateContent): BoardEditorState['faults'] {
  const verdict = checkPlateName(tidyName(plate.name))
  const faults = [...checkPlate(plate), ...formulaFaults(plate)]
  return verdict.ok ? faults : [{ path: ['name'], reason: verdict.reason }, ...faults]
}
