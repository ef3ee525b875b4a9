import { checkPlate, checkPlateName, type PlateContent, tidyName } from '@pandok/domain'
import type { BoardEditorState } from './BoardEditor.ts'
import { formulaFaults, type ModuleOf } from './formulaFaults.ts'

export function plateFaults(plate: PlateContent, moduleOf?: ModuleOf): BoardEditorState['faults'] {
  const verdict = checkPlateName(tidyName(plate.name))
  const faults = [...checkPlate(plate), ...formulaFaults(plate, moduleOf)]
  return verdict.ok ? faults : [{ path: ['name'], reason: verdict.reason }, ...faults]
}
