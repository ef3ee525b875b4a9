import { moduleIdsOf, type PlateContent, plateContentOf } from '@pandok/domain'
import type { ModuleDocument } from '@pandok/protocol'
import { ownFile } from '#platform/files/ownFile.ts'
import { exchangeFileName, saveJsonFile } from '#platform/files/saveFile.ts'

interface PlateFile {
  plate: PlateContent
  modules: ReadonlyMap<string, ModuleDocument>
  at: string
  fileName?: string
}

/**
 * Uses the format of the server's export, but is made from the editor's state and so includes unsaved
 * changes.
 */
export function downloadPlate({ plate, modules, at, fileName = plate.name }: PlateFile): void {
  const used = moduleIdsOf(plate.cells).flatMap((id) => modules.get(id) ?? [])
  saveJsonFile(exchangeFileName(fileName), ownFile({ plates: [plateContentOf(plate)], modules: used }, at))
}
