import { moduleContracts, moduleImport } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { documentActions } from '../document/documentActions.ts'
import { DOCUMENT_REPOSITORIES } from '../document/documentRepositories.ts'
import { importFile } from '../file/importFile.ts'
import { moduleExport } from './export.ts'
import { moduleKind } from './moduleKind.ts'
import { moduleTakeNewer } from './takeNewer.ts'
import { moduleUsage } from './usage.ts'

export const moduleActions = {
  ...documentActions(moduleKind, moduleContracts, {
    export: moduleExport,
    import: implement(moduleImport, DOCUMENT_REPOSITORIES, importFile('module.import.account')),
    takeNewer: moduleTakeNewer,
  }),
  'module-usage': moduleUsage,
}
