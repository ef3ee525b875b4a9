import {
  DASHES,
  type ModuleContent,
  type ModuleFacets,
  type ModuleFilter,
  type ModuleLabels,
  type ModuleSnapshot,
  type ModuleSort,
  type ModuleView,
  type StoredDefinition,
  searchedName,
  type WholeModule,
} from '@pandok/domain'
import { sql } from 'kysely'
import type { CommonSort, DocumentListTable } from './document/createDocumentListRepository.ts'
import type { DocumentTable } from './document/DocumentTable.ts'
import { type DocumentRow, documentOf } from './document/documentColumns.ts'

export interface ModuleRow extends DocumentRow, ModuleLabels {
  inputCount: number
  outputCount: number
}

export interface WholeModuleRow extends ModuleRow {
  definition: StoredDefinition
}

type ModuleTable = DocumentTable<
  ModuleRow,
  ModuleView,
  WholeModuleRow,
  WholeModule,
  ModuleContent,
  ModuleSnapshot
> &
  DocumentListTable<ModuleRow, ModuleView, Exclude<ModuleSort, CommonSort>, ModuleFilter, keyof ModuleFacets>

export const moduleTable: ModuleTable = {
  documents: 'modules',
  alias: 'm',
  backups: 'module_backups',
  backupOf: 'module_id',
  hasPlaces: false,
  nameKey: 'name_key',
  ownColumns: sql`m.section, m.modality, m.type, m.note, m.input_count as "inputCount", m.output_count as "outputCount",`,
  contentColumns: sql`, m.definition`,
  bytes: sql`octet_length(definition::text)`,
  viewOf: (row) => documentOf(row),
  wholeOf: (row) => documentOf(row),
  rowOf: ({ section, modality, type, note, definition, inputCount, outputCount }) => ({
    section,
    modality,
    type,
    note,
    definition: JSON.stringify(definition),
    input_count: inputCount,
    output_count: outputCount,
  }),
  frozen: [
    { column: 'name', field: 'name' },
    { column: 'section', field: 'section' },
    { column: 'modality', field: 'modality' },
    { column: 'type', field: 'type' },
    // A backup has a note of its own.
    { column: 'note', keptAs: 'module_note', field: 'note' },
    { column: 'definition', field: 'definition' },
  ],
  snapshotOf: (kept) => kept,
  sorts: {
    section: sql`m.section collate pandok_names`,
    modality: sql`m.modality collate pandok_names`,
    type: sql`m.type collate pandok_names`,
  },
  // Dashes are handled as in `searchedName`. Names of a member's modules are unique; one that followed the
  // language could collide with another.
  followsLibraryNames: false,
  searched: sql`translate(lower(
    concat_ws(E'\\n', m.name, m.section, m.modality, m.type, m.note, o.nickname) collate pandok_names),
    ${DASHES}, ${' '.repeat([...DASHES].length)})`,
  searchedText: searchedName,
  // The library is filtered by its own modalities, not by the labels of its modules.
  fitsFilter: ({ section = null, type = null, modality = null }, scope) => sql`
    (${section}::text is null or m.section = ${section})
    and (${type}::text is null or m.type = ${type})
    and (${scope === 'library' ? null : modality}::text is null or m.modality = ${modality})`,
  facets: ['section', 'modality', 'type'],
  modality: sql`m.modality`,
}
