import {
  type CellSketch,
  type CellWords,
  type Exam,
  type LibraryGrade,
  type PlateContent,
  type PlateFilter,
  type PlateSort,
  type PlateView,
  plateContentOf,
  type WholePlate,
} from '@pandok/domain'
import { sql } from 'kysely'
import type { CommonSort, DocumentListTable } from './document/createDocumentListRepository.ts'
import type { DocumentTable } from './document/DocumentTable.ts'
import { type DocumentRow, documentOf } from './document/documentColumns.ts'

interface PlateRow extends DocumentRow {
  place: LibraryGrade | null
  earlierInPlace: number
  cellCount: number
  keyCount: number
  moduleCount: number
  sketch: CellSketch[]
}

export interface WholePlateRow extends PlateRow, Omit<PlateContent, 'exam' | 'name'> {
  exam: Exam | null
  cellWords: CellWords | null
}

type PlateTable = DocumentTable<PlateRow, PlateView, WholePlateRow, WholePlate, PlateContent, PlateContent> &
  DocumentListTable<PlateRow, PlateView, Exclude<PlateSort, CommonSort>, PlateFilter, never>

export const plateTable: PlateTable = {
  documents: 'plates',
  alias: 'p',
  backups: 'plate_backups',
  backupOf: 'plate_id',
  hasPlaces: true,
  nameKey: 'name',
  ownColumns: sql`p.cell_count as "cellCount", p.key_count as "keyCount", p.module_count as "moduleCount", p.sketch,`,
  contentColumns: sql`, p.cells, p.key_map as "keyMap", p.auto_fill as "autoFill", p.exam, l.facts -> 'cells' as "cellWords"`,
  bytes: sql`octet_length(cells::text) + octet_length(key_map::text) + octet_length(auto_fill::text)
    + coalesce(octet_length(exam::text), 0)`,
  viewOf: (row) => documentOf(row),
  wholeOf: (row) => wholePlateOf(row),
  rowOf: ({ cells, keyMap, autoFill, exam }) => ({
    cells: JSON.stringify(cells),
    key_map: JSON.stringify(keyMap),
    auto_fill: JSON.stringify(autoFill),
    exam: exam ? JSON.stringify(exam) : null,
  }),
  frozen: [
    { column: 'name', field: 'name' },
    { column: 'cells', field: 'cells' },
    { column: 'key_map', field: 'keyMap' },
    { column: 'auto_fill', field: 'autoFill' },
    { column: 'exam', field: 'exam' },
  ],
  // The exam column of a plate without an exam is null, and a snapshot leaves it out.
  snapshotOf: plateContentOf,
  sorts: { cellCount: sql`p.cell_count` },
  followsLibraryNames: true,
  searched: sql`lower(concat_ws(E'\\n', p.name, o.nickname) collate pandok_names)`,
  searchedText: (search) => search,
  fitsFilter: () => sql`true`,
  facets: [],
  modality: sql`''`,
}

export function wholePlateOf<Row extends WholePlateRow>(row: Row) {
  const { exam, ...plate } = documentOf(row)
  return { ...plate, ...(exam && { exam }) }
}
