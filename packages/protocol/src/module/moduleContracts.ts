import { MODULES_PER_FILE_MAX } from '@pandok/domain'
import { z } from 'zod'
import { documentContracts, savedOver } from '../document/documentContracts.ts'
import { exportFile, importedDocuments, importParam, parseImport } from '../exportFile.ts'
import { libraryFacets, libraryFilter } from '../library/entry.ts'
import { MODULE_BODY_MAX_BYTES } from '../limits.ts'
import { moduleFilter, moduleListParam, moduleListResult } from './lists.ts'
import { givenDefinition, moduleDocument, moduleItem, moduleLabels, moduleName } from './module.ts'
import { moduleSnapshot } from './moduleSnapshot.ts'

const { section, modality, type, note } = moduleLabels

/** A label that is absent from a save isn't changed, and a restored backup doesn't change the name. */
export const moduleContracts = documentContracts({
  name: 'module',
  maxBytes: MODULE_BODY_MAX_BYTES,
  item: moduleItem,
  document: moduleDocument,
  loaded: moduleDocument,
  snapshot: moduleSnapshot,
  created: z.strictObject({
    name: moduleName,
    section: section.default(''),
    modality: modality.default(''),
    type: type.default(''),
    note: note.default(''),
    definition: givenDefinition,
  }),
  saved: z.strictObject({
    ...savedOver,
    name: moduleName,
    section: section.optional(),
    modality: modality.optional(),
    type: type.optional(),
    note: note.optional(),
    definition: givenDefinition,
  }),
  listParam: moduleListParam,
  listResult: moduleListResult,
  libraryListParam: moduleListParam.extend({
    filter: z.strictObject({ ...moduleFilter, ...libraryFilter }).optional(),
  }),
  libraryListResult: moduleListResult.extend({
    facets: z.strictObject({ ...libraryFacets, section: z.array(z.string()), type: z.array(z.string()) }),
  }),
  file: {
    content: exportFile,
    importParam,
    parseImport,
    imported: importedDocuments,
    max: MODULES_PER_FILE_MAX,
  },
  // A file may also contain plates.
  errors: { import: ['PLATE_LIMIT'] },
})

export const {
  backupCreate: moduleBackupCreate,
  backupDelete: moduleBackupDelete,
  backupGet: moduleBackupGet,
  backupList: moduleBackupList,
  backupRestore: moduleBackupRestore,
  copy: moduleCopy,
  create: moduleCreate,
  delete: moduleDelete,
  export: moduleExport,
  get: moduleGet,
  import: moduleImport,
  libraryList: moduleLibraryList,
  list: moduleList,
  purge: modulePurge,
  restore: moduleRestore,
  save: moduleSave,
  share: moduleShare,
  sharedList: moduleSharedList,
  takeNewer: moduleTakeNewer,
} = moduleContracts
