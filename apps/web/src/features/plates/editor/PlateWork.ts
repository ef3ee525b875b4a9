import type { BoardEditor } from '@pandok/board'
import type { PlateContent } from '@pandok/domain'
import type { LoadedPlate, PlateDocument } from '@pandok/protocol'
import type { DocumentSession } from '#shared/document/createDocumentSession.ts'
import type { FilledCatalog } from './createModuleCatalog.ts'
import type { Fault } from './faultWords.ts'

/** The plate on the server, with its modules if they were requested. */
export type StoredPlate = PlateDocument & { modules?: LoadedPlate['modules'] }

/** One open plate: its editor and its state on the server. */
export interface PlateWork {
  editor: BoardEditor
  catalog: FilledCatalog
  session: DocumentSession<PlateContent, StoredPlate, Fault>
}
