import {
  plateBackupCreate,
  plateBackupDelete,
  plateBackupGet,
  plateBackupList,
  plateBackupRestore,
  plateCopy,
  plateCreate,
  plateDelete,
  plateImport,
  plateLibraryList,
  plateList,
  platePurge,
  plateRestore,
  plateSave,
  plateShare,
  plateSharedList,
} from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { copyDocument } from '../document/copyDocument.ts'
import { createBackup } from '../document/createBackup.ts'
import { createDocument } from '../document/createDocument.ts'
import { deleteBackup } from '../document/deleteBackup.ts'
import { DOCUMENT_REPOSITORIES } from '../document/documentRepositories.ts'
import { listDocuments, listLibrary } from '../document/listDocuments.ts'
import { getBackup, listBackups } from '../document/readBackups.ts'
import { restoreBackup } from '../document/restoreBackup.ts'
import { saveDocument } from '../document/saveDocument.ts'
import { shareDocument } from '../document/shareDocument.ts'
import { deleteDocuments, purgeDocuments, restoreDocuments } from '../document/trashDocuments.ts'
import { importFile } from '../file/importFile.ts'
import { plateExport } from './export.ts'
import { plateGet } from './get.ts'
import { plateKind } from './plateKind.ts'
import { plateTakeNewer } from './takeNewer.ts'

export const plateActions = {
  'plate-backupCreate': implement(plateBackupCreate, DOCUMENT_REPOSITORIES, createBackup(plateKind)),
  'plate-backupDelete': implement(plateBackupDelete, DOCUMENT_REPOSITORIES, deleteBackup(plateKind)),
  'plate-backupGet': implement(plateBackupGet, DOCUMENT_REPOSITORIES, getBackup(plateKind)),
  'plate-backupList': implement(plateBackupList, DOCUMENT_REPOSITORIES, listBackups(plateKind)),
  'plate-backupRestore': implement(plateBackupRestore, DOCUMENT_REPOSITORIES, restoreBackup(plateKind)),
  'plate-copy': implement(plateCopy, DOCUMENT_REPOSITORIES, copyDocument(plateKind)),
  'plate-create': implement(plateCreate, DOCUMENT_REPOSITORIES, createDocument(plateKind)),
  'plate-delete': implement(plateDelete, DOCUMENT_REPOSITORIES, deleteDocuments(plateKind)),
  'plate-export': plateExport,
  'plate-get': plateGet,
  'plate-import': implement(plateImport, DOCUMENT_REPOSITORIES, importFile('plate.import.account')),
  'plate-libraryList': implement(plateLibraryList, DOCUMENT_REPOSITORIES, listLibrary(plateKind)),
  'plate-list': implement(plateList, DOCUMENT_REPOSITORIES, listDocuments(plateKind, 'own')),
  'plate-purge': implement(platePurge, DOCUMENT_REPOSITORIES, purgeDocuments(plateKind)),
  'plate-restore': implement(plateRestore, DOCUMENT_REPOSITORIES, restoreDocuments(plateKind)),
  'plate-save': implement(plateSave, DOCUMENT_REPOSITORIES, saveDocument(plateKind)),
  'plate-share': implement(plateShare, DOCUMENT_REPOSITORIES, shareDocument(plateKind)),
  'plate-sharedList': implement(plateSharedList, DOCUMENT_REPOSITORIES, listDocuments(plateKind, 'shared')),
  'plate-takeNewer': plateTakeNewer,
}
