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
import { DOCUMENT_REPOSITORIES } from '../document/documentRepositories.ts'
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
  'module-backupCreate': implement(moduleBackupCreate, DOCUMENT_REPOSITORIES, createBackup(moduleKind)),
  'module-backupDelete': implement(moduleBackupDelete, DOCUMENT_REPOSITORIES, deleteBackup(moduleKind)),
  'module-backupGet': implement(moduleBackupGet, DOCUMENT_REPOSITORIES, getBackup(moduleKind)),
  'module-backupList': implement(moduleBackupList, DOCUMENT_REPOSITORIES, listBackups(moduleKind)),
  'module-backupRestore': implement(moduleBackupRestore, DOCUMENT_REPOSITORIES, restoreBackup(moduleKind)),
  'module-copy': implement(moduleCopy, DOCUMENT_REPOSITORIES, copyDocument(moduleKind)),
  'module-create': implement(moduleCreate, DOCUMENT_REPOSITORIES, createDocument(moduleKind)),
  'module-delete': implement(moduleDelete, DOCUMENT_REPOSITORIES, deleteDocuments(moduleKind)),
  'module-export': moduleExport,
  'module-get': implement(moduleGet, DOCUMENT_REPOSITORIES, getDocument(moduleKind)),
  'module-import': implement(moduleImport, DOCUMENT_REPOSITORIES, importFile('module.import.account')),
  'module-libraryList': implement(moduleLibraryList, DOCUMENT_REPOSITORIES, listLibrary(moduleKind)),
  'module-list': implement(moduleList, DOCUMENT_REPOSITORIES, listWithFacets(moduleKind, 'own')),
  'module-purge': implement(modulePurge, DOCUMENT_REPOSITORIES, purgeDocuments(moduleKind)),
  'module-restore': implement(moduleRestore, DOCUMENT_REPOSITORIES, restoreDocuments(moduleKind)),
  'module-save': implement(moduleSave, DOCUMENT_REPOSITORIES, saveDocument(moduleKind)),
  'module-share': implement(moduleShare, DOCUMENT_REPOSITORIES, shareDocument(moduleKind)),
  'module-sharedList': implement(
    moduleSharedList,
    DOCUMENT_REPOSITORIES,
    listWithFacets(moduleKind, 'shared'),
  ),
  'module-takeNewer': moduleTakeNewer,
  'module-usage': moduleUsage,
}
