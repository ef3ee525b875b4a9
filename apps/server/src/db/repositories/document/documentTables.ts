import type { DocumentKindName } from '@pandok/domain'
import { moduleTable } from '../moduleTable.ts'
import { plateTable } from '../plateTable.ts'
import type { DocumentListTable } from './createDocumentListRepository.ts'

type TableAcrossKinds = Pick<
  DocumentListTable<never, unknown, never, never, never>,
  'documents' | 'followsLibraryNames'
>

/** The tables of all kinds of document that lists across kinds read. */
export type DocumentTables<Kind extends string = DocumentKindName> = Readonly<Record<Kind, TableAcrossKinds>>

export const DOCUMENT_TABLES: DocumentTables = { plate: plateTable, module: moduleTable }
