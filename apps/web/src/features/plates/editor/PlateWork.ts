import type { BoardEditor } from '@pandok/board'
import type { PlateContent } from '@pandok/domain'
import type { LoadedPlate, PlateDocument } from '@pandok/protocol'
import type { DocumentSession } from '#app/document/createDocumentSession.ts'
import type { FilledShelf } from './createModuleShelf.ts'
import type { Fault } from './faultWords.ts'

/** As the server has it; with its modules where it was asked for with them. */
export type StoredPlate = PlateDocument & { modules?: LoadedPlate['modules'] }

/** One plate on the desk: the editor, and what is known about it on the server. */
export interface PlateWork {
  editor: BoardEditor
  shelf: FilledShelf
  session: DocumentSession<PlateContent, StoredPlate, Fault>
}
