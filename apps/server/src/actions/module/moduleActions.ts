import {
  moduleBackupCreate,
  moduleBackupDelete,
  moduleBackupGet,
  moduleBackupList,
  moduleBackupRestore,
  moduleCopy,
  moduleCreate,
  moduleDelete,
  moduleGet,
  moduleImport,
  moduleLibraryList,
  moduleList,
  modulePurge,
  moduleRestore,
  moduleSave,
  moduleShare,
  moduleSharedList,
} from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { copyDocument } from '../document/copyDocument.ts'
import { createBackup } from '../document/createBackup.ts'
import { createDocument } from '../document/createDocument.ts'
import { deleteBackup } from '../document/deleteBackup.ts'
import { getDocument } from '../document/getDocument.ts'
import { listLibrary, listWithFacets } from '../document/listDocuments.ts'
import { getBackup, listBackups } from '../document/readBackups.ts'
import { restoreBackup } from '../document/restoreBackup.ts'
import { saveDocument } from '../document/saveDocument.ts'
import { shareDocument } from '../document/shareDocument.ts'
import { deleteDocuments, purgeDocuments, restoreDocuments } from '../document/trashDocuments.ts'
import { importFile } from '../file/importFile.ts'
import { moduleExport } from './export.ts'
import { moduleKind } from './moduleKind.ts'
import { moduleTakeNewer } from './takeNewer.ts'
import { moduleUsage } from './usage.ts'

export const moduleActions = {
  'module-backupCreate': implement(moduleBackupCreate, createBackup(moduleKind)),
  'module-backupDelete': implement(moduleBackupDelete, deleteBackup(moduleKind)),
  'module-backupGet': implement(moduleBackupGet, getBackup(moduleKind)),
  'module-backupList': implement(moduleBackupList, listBackups(moduleKind)),
  'module-backupRestore': implement(moduleBackupRestore, restoreBackup(moduleKind)),
  'module-copy': implement(moduleCopy, copyDocument(moduleKind)),
  'module-create': implement(moduleCreate, createDocument(moduleKind)),
  'module-delete': implement(moduleDelete, deleteDocuments(moduleKind)),
  'module-export': moduleExport,
  'module-get': implement(moduleGet, getDocument(moduleKind)),
  'module-import': implement(moduleImport, importFile('module.import.account')),
  'module-libraryList': implement(moduleLibraryList, listLibrary(moduleKind)),
  'module-list': implement(moduleList, listWithFacets(moduleKind, 'own')),
  'module-purge': implement(modulePurge, purgeDocuments(moduleKind)),
  'module-restore': implement(moduleRestore, restoreDocuments(moduleKind)),
  'module-save': implement(moduleSave, saveDocument(moduleKind)),
  'module-share': implement(moduleShare, shareDocument(moduleKind)),
  'module-sharedList': implement(moduleSharedList, listWithFacets(moduleKind, 'shared')),
  'module-takeNewer': moduleTakeNewer,
  'module-usage': moduleUsage,
}
