import { plateContracts, plateImport } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { documentActions } from '../document/documentActions.ts'
import { DOCUMENT_REPOSITORIES } from '../document/documentRepositories.ts'
import { importFile } from '../file/importFile.ts'
import { plateExport } from './export.ts'
import { plateGet } from './get.ts'
import { plateKind } from './plateKind.ts'
import { plateTakeNewer } from './takeNewer.ts'

export const plateActions = documentActions(plateKind, plateContracts, {
  export: plateExport,
  get: plateGet,
  import: implement(plateImport, DOCUMENT_REPOSITORIES, importFile('plate.import.account')),
  takeNewer: plateTakeNewer,
})
