import {
  createDocumentRules,
  type DocumentFacts,
  type DocumentRights,
  type DocumentView,
  freeModuleName,
  type ListQuery,
} from '@pandok/domain'
import { type Kysely, sql } from 'kysely'
import { copyDocument } from '#actions/document/copyDocument.ts'
import { createBackup } from '#actions/document/createBackup.ts'
import { createDocument } from '#actions/document/createDocument.ts'
import type { Bound, DocumentKind } from '#actions/document/DocumentKind.ts'
import { deleteBackup } from '#actions/document/deleteBackup.ts'
import { factsOf } from '#actions/document/factsOf.ts'
import { getDocument } from '#actions/document/getDocument.ts'
import { itemFieldsOf } from '#actions/document/itemFieldsOf.ts'
import { listDocuments, listLibrary } from '#actions/document/listDocuments.ts'
import { getBackup, listBackups } from '#actions/document/readBackups.ts'
import { restoreBackup } from '#actions/document/restoreBackup.ts'
import { saveDocument } from '#actions/document/saveDocument.ts'
import { shareDocument } from '#actions/document/shareDocument.ts'
import { deleteDocuments, purgeDocuments, restoreDocuments } from '#actions/document/trashDocuments.ts'
import { connect } from '#db/connect.ts'
import { createRepositories } from '#db/createRepositories.ts'
import type { Database } from '#db/Database.ts'
import type { Pool } from '#db/Pool.ts'
import {
  type CommonSort,
  createDocumentListRepository,
  type DocumentListTable,
} from '#db/repositories/document/createDocumentListRepository.ts'
import { createDocumentRepository } from '#db/repositories/document/createDocumentRepository.ts'
import type { DocumentTable } from '#db/repositories/document/DocumentTable.ts'
import { type DocumentRow, documentOf } from '#db/repositories/document/documentColumns.ts'
import type { Services } from '#rpc/Services.ts'

/** A third kind of document, as small as possible: this file is all that it takes. */

export interface NoteContent {
  name: string
  text: string
}

type Note = DocumentView & { text: string }

interface NoteTypes {
  name: 'note'
  view: DocumentView
  whole: Note
  content: NoteContent
  created: NoteContent
  saved: NoteContent
  snapshot: NoteContent
  facts: DocumentFacts
  query: ListQuery<CommonSort>
  facet: never
  item: { id: string; name: string; may: DocumentRights }
  document: { id: string; text: string }
}

const noteTable: DocumentTable<
  DocumentRow,
  DocumentView,
  DocumentRow & { text: string },
  Note,
  NoteContent,
  NoteContent
> &
  DocumentListTable<DocumentRow, DocumentView, never, object, never> = {
  documents: 'notes',
  alias: 'n',
  backups: 'note_backups',
  backupOf: 'note_id',
  hasPlaces: false,
  nameKey: 'name_key',
  ownColumns: sql``,
  contentColumns: sql`, n.text`,
  bytes: sql`octet_length(text)`,
  viewOf: (row) => documentOf(row),
  wholeOf: (row) => documentOf(row),
  rowOf: ({ text }) => ({ text }),
  frozen: [
    { column: 'name', field: 'name' },
    { column: 'text', field: 'text' },
  ],
  snapshotOf: (kept) => kept,
  sorts: {},
  followsLibraryNames: false,
  searched: sql`lower(n.name collate pandok_names)`,
  searchedText: (search) => search,
  fitsFilter: () => sql`true`,
  facets: [],
  modality: sql`''`,
}

const createNoteRepository = (db: Kysely<Database>) => ({
  ...createDocumentRepository(db, noteTable),
  lists: createDocumentListRepository(db, noteTable),
})

type BoundWithNotes = Bound & { notes: ReturnType<typeof createNoteRepository> }

export const noteKind: DocumentKind<NoteTypes> = {
  name: 'note',
  idPrefix: 'not',
  writeLimit: 'module.write.account',
  repositoryOf: (bound) => (bound as BoundWithNotes).notes,
  rules: createDocumentRules<DocumentFacts>({ isLocked: () => false }),
  factsOf,
  inLocale: (note) => note,
  itemOf: (note, _actor, locale) =>
    itemFieldsOf(note, { locked: false, may: noteKind.rules.rightsOf(factsOf(note)) }, locale),
  documentOf: (note, actor, locale) => ({ ...noteKind.itemOf(note, actor, locale), text: note.text }),
  mustHaveRoom: async () => {},
  placeOf: () => null,
  nameTaken: 'module.name.taken',
  freeName: freeModuleName,
  nameOfCopy: ({ name }) => name,
  createdContent: (given) => given,
  savedContent:
    ({ name, text }) =>
    () => ({ name, text }),
  copiedContent: async (_bound, { name, text }) => ({ name, text }),
  restoredContent: ({ text }, { name }) => ({ name, text }),
}

export const noteActions = {
  list: listDocuments(noteKind, 'own'),
  sharedList: listDocuments(noteKind, 'shared'),
  libraryList: listLibrary(noteKind),
  get: getDocument(noteKind),
  create: createDocument(noteKind),
  save: saveDocument(noteKind),
  share: shareDocument(noteKind),
  copy: copyDocument(noteKind),
  delete: deleteDocuments(noteKind),
  restore: restoreDocuments(noteKind),
  purge: purgeDocuments(noteKind),
  backupCreate: createBackup(noteKind),
  backupDelete: deleteBackup(noteKind),
  backupGet: getBackup(noteKind),
  backupList: listBackups(noteKind),
  backupRestore: restoreBackup(noteKind),
}

/** Returns services that also know notes, on a database with a table for them. */
export async function withNotes(services: Services, pool: Pool): Promise<Services> {
  await pool.query(`
    create table notes (
      id text primary key, owner_id text not null references members (id) on delete cascade, name text not null, name_key text not null,
      text text not null, shared boolean not null default false, library text, revision integer not null default 1,
      source_id text, source_name text, source_edition integer,
      created_at timestamptz not null, updated_at timestamptz not null, deleted_at timestamptz);
    create unique index notes_named on notes (owner_id, name_key) where deleted_at is null;
    create table note_backups (
      id text primary key, number bigint generated always as identity,
      note_id text not null references notes (id) on delete cascade, kind text not null, note text not null,
      revision integer not null, name text not null, text text not null, source_edition integer,
      created_at timestamptz not null)`)
  const db = connect(pool)
  const bind = (bound: Kysely<Database>) => ({
    ...createRepositories(bound),
    notes: createNoteRepository(bound),
  })
  return {
    ...services,
    repositories: bind(db),
    inTransaction: (work) => db.transaction().execute((transaction) => work(bind(transaction))),
  }
}
