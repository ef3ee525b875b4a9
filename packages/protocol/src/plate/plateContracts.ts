import { PLATES_PER_FILE_MAX } from '@pandok/domain'
import { z } from 'zod'
import { documentContracts, savedOver } from '../document/documentContracts.ts'
import { exportFile, importedDocuments, importParam, parseImport } from '../exportFile.ts'
import { line } from '../fields.ts'
import { libraryFacets, libraryFilter } from '../library/entry.ts'
import { PLATE_BODY_MAX_BYTES } from '../limits.ts'
import { autoFill, cells, keyMap } from './cells.ts'
import { exam } from './exam.ts'
import { plateFilter, plateListParam, plateListResult } from './lists.ts'
import { loadedPlate, plateContent, plateDocument, plateFits, plateItem, plateName } from './plate.ts'
import { plateSnapshot } from './plateSnapshot.ts'

const MODALITY_MAX_CHARACTERS = 20

/**
 * A plate includes the modules that its cells use: `get` returns them, a copy copies them, a file contains
 * them, and a newer edition updates the member's copies of them, each after its own backup; purging a plate
 * leaves them. A copy from the library occupies a place there and can't be shared; any other copy, and a
 * plate from the trash, count as creating one. A restored backup also restores the name.
 */
export const plateContracts = documentContracts({
  name: 'plate',
  maxBytes: PLATE_BODY_MAX_BYTES,
  item: plateItem,
  document: plateDocument,
  loaded: loadedPlate,
  snapshot: plateSnapshot,
  created: z
    .strictObject({
      name: plateName,
      cells: cells.default([]),
      keyMap: keyMap.default({}),
      autoFill: autoFill.default([]),
      exam: exam.optional(),
    })
    .superRefine(plateFits),
  saved: z.strictObject({ ...savedOver, ...plateContent }).superRefine(plateFits),
  listParam: plateListParam,
  listResult: plateListResult,
  libraryListParam: plateListParam.extend({
    filter: z
      .strictObject({ ...plateFilter, ...libraryFilter, modality: line(MODALITY_MAX_CHARACTERS).optional() })
      .optional(),
  }),
  libraryListResult: plateListResult.extend({ facets: z.strictObject(libraryFacets) }),
  file: {
    content: exportFile,
    importParam,
    parseImport,
    imported: importedDocuments,
    max: PLATES_PER_FILE_MAX,
  },
  errors: {
    backupCreate: ['LIBRARY_LIMIT'],
    backupDelete: ['LIBRARY_LIMIT'],
    backupGet: ['LIBRARY_LIMIT'],
    backupList: ['LIBRARY_LIMIT'],
    backupRestore: ['LIBRARY_LIMIT'],
    copy: ['PLATE_LIMIT'],
    create: ['PLATE_LIMIT'],
    import: ['PLATE_LIMIT'],
    restore: ['PLATE_LIMIT', 'LIBRARY_LIMIT'],
    save: ['LIBRARY_LIMIT'],
    share: ['BAD_REQUEST', 'LIBRARY_LIMIT'],
    takeNewer: ['BAD_REQUEST'],
  },
})

export const {
  backupCreate: plateBackupCreate,
  backupDelete: plateBackupDelete,
  backupGet: plateBackupGet,
  backupList: plateBackupList,
  backupRestore: plateBackupRestore,
  copy: plateCopy,
  create: plateCreate,
  delete: plateDelete,
  export: plateExport,
  get: plateGet,
  import: plateImport,
  libraryList: plateLibraryList,
  list: plateList,
  purge: platePurge,
  restore: plateRestore,
  save: plateSave,
  share: plateShare,
  sharedList: plateSharedList,
  takeNewer: plateTakeNewer,
} = plateContracts
