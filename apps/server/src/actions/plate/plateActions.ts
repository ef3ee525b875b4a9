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
  'plate-backupCreate': implement(plateBackupCreate, createBackup(plateKind)),
  'plate-backupDelete': implement(plateBackupDelete, deleteBackup(plateKind)),
  'plate-backupGet': implement(plateBackupGet, getBackup(plateKind)),
  'plate-backupList': implement(plateBackupList, listBackups(plateKind)),
  'plate-backupRestore': implement(plateBackupRestore, restoreBackup(plateKind)),
  'plate-copy': implement(plateCopy, copyDocument(plateKind)),
  'plate-create': implement(plateCreate, createDocument(plateKind)),
  'plate-delete': implement(plateDelete, deleteDocuments(plateKind)),
  'plate-export': plateExport,
  'plate-get': plateGet,
  'plate-import': implement(plateImport, importFile('plate.import.account')),
  'plate-libraryList': implement(plateLibraryList, listLibrary(plateKind)),
  'plate-list': implement(plateList, listDocuments(plateKind, 'own')),
  'plate-purge': implement(platePurge, purgeDocuments(plateKind)),
  'plate-restore': implement(plateRestore, restoreDocuments(plateKind)),
  'plate-save': implement(plateSave, saveDocument(plateKind)),
  'plate-share': implement(plateShare, shareDocument(plateKind)),
  'plate-sharedList': implement(plateSharedList, listDocuments(plateKind, 'shared')),
  'plate-takeNewer': plateTakeNewer,
}
