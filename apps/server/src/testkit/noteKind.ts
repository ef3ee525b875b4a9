import {
  createDocumentRules,
  DOCUMENT_KINDS,
  type DocumentFacts,
  type DocumentView,
  freeName,
  type ListQuery,
} from '@pandok/domain'
import type { ParamOf, ResultOf } from '@pandok/protocol'
import { shareListOf, trashListOf } from '@pandok/protocol/document'
import {
  NOTE_KIND,
  NOTE_NAME_MAX_CHARACTERS,
  NOTE_NAME_TAKEN,
  NOTES_TOO_MANY,
  noteContracts,
} from '@pandok/testkit/note'
import { type Kysely, sql } from 'kysely'
import type { Bound, DocumentKind } from '#actions/document/DocumentKind.ts'
import { findAll, readDocument } from '#actions/document/documentAccess.ts'
import { documentActions } from '#actions/document/documentActions.ts'
import { DOCUMENT_REPOSITORIES } from '#actions/document/documentRepositories.ts'
import { factsOf } from '#actions/document/factsOf.ts'
import { findForFile } from '#actions/document/findForFile.ts'
import { importDocuments } from '#actions/document/importDocuments.ts'
import { itemFieldsOf } from '#actions/document/itemFieldsOf.ts'
import { implementations } from '#actions/index.ts'
import { withOwnerLock } from '#actions/parts/withOwnerLock.ts'
import { shareList } from '#actions/share/list.ts'
import { trashList } from '#actions/trash/list.ts'
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
import { DOCUMENT_TABLES } from '#db/repositories/document/documentTables.ts'
import { createShareRepository } from '#db/repositories/shareRepository.ts'
import { createTrashRepository } from '#db/repositories/trashRepository.ts'
import { ActionError } from '#rpc/ActionError.ts'
import { type Implementations, implement } from '#rpc/implement.ts'
import type { RepositoryName, Services } from '#rpc/Services.ts'
import { createRateLimits } from '#security/createRateLimits.ts'
import type { LimitName } from '#security/RateLimits.ts'
import { RATE_LIMITS } from '#security/rateLimitTable.ts'

/** The third kind of document on the server: this file and its contracts are all that it takes. */

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
  query: ListQuery<CommonSort> & Pick<ParamOf<typeof noteContracts.list>, 'filter'>
  facet: never
  item: ResultOf<typeof noteContracts.share>['note']
  document: ResultOf<typeof noteContracts.get>['note']
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

export const NOTES_PER_MEMBER_MAX = 12

const WRITE_LIMIT = 'note.write.account' as LimitName
const IMPORT_LIMIT = 'note.import.account' as LimitName

const LIMITS = {
  ...RATE_LIMITS,
  [WRITE_LIMIT]: { uses: 600, perSeconds: 600 },
  [IMPORT_LIMIT]: { uses: 3, perSeconds: 600 },
}

const KINDS = [...DOCUMENT_KINDS, NOTE_KIND]

const TABLES = { ...DOCUMENT_TABLES, [NOTE_KIND]: noteTable }

const noteKind: DocumentKind<NoteTypes> = {
  name: 'note',
  idPrefix: 'not',
  writeLimit: WRITE_LIMIT,
  repositoryOf: (bound) => (bound as BoundWithNotes).notes,
  rules: createDocumentRules<DocumentFacts>({ isLocked: () => false }),
  factsOf,
  hasFacets: false,
  inLocale: (note) => note,
  itemOf: (note, _actor, locale) =>
    itemFieldsOf(note, { locked: false, may: noteKind.rules.rightsOf(factsOf(note)) }, locale),
  documentOf: (note, actor, locale) => ({ ...noteKind.itemOf(note, actor, locale), text: note.text }),
  async mustHaveRoom(bound, { memberId }, { places }) {
    const { size } = await noteKind.repositoryOf(bound).listNameKeys(memberId)
    if (size + places.length <= NOTES_PER_MEMBER_MAX) return
    throw new ActionError('BAD_REQUEST', { problem: NOTES_TOO_MANY, values: { max: NOTES_PER_MEMBER_MAX } })
  },
  placeOf: () => null,
  nameTaken: NOTE_NAME_TAKEN,
  freeName: (name, taken) => freeName(name, taken, NOTE_NAME_MAX_CHARACTERS),
  nameOfCopy: ({ name }) => name,
  createdContent: (given) => given,
  savedContent:
    ({ name, text }) =>
    () => ({ name, text }),
  copiedContent: async (_bound, { name, text }) => ({ name, text }),
  restoredContent: ({ text }, { name }) => ({ name, text }),
}

const noteExport = implement(
  noteContracts.export,
  DOCUMENT_REPOSITORIES,
  async ({ param, actor, repositories }) => {
    const { documents } = await findForFile(noteKind, repositories, param.ids, actor)
    return { file: { format: 'note' as const, notes: documents.map(({ name, text }) => ({ name, text })) } }
  },
)

const noteImport = implement(
  noteContracts.import,
  DOCUMENT_REPOSITORIES,
  async ({ param, actor, request: { locale }, ...services }) => {
    await services.limits.take(IMPORT_LIMIT, actor.memberId)
    return withOwnerLock(services, actor.memberId, async (bound) => {
      const ids = await importDocuments(noteKind, bound, param.file.notes, actor, services)
      const notes = await findAll(noteKind, bound, ids, actor, noteKind.rules.canOpen)
      return { notes: notes.map((note) => noteKind.itemOf(note, actor, locale)) }
    })
  },
)

/** Nothing of the library has a newer edition as long as no copy records where it is from. */
const noteTakeNewer = implement(
  noteContracts.takeNewer,
  DOCUMENT_REPOSITORIES,
  ({ param, actor, request, repositories }) =>
    readDocument(noteKind, repositories, param.id, actor, request.locale),
)

const noteActions = documentActions(noteKind, noteContracts, {
  export: noteExport,
  import: noteImport,
  takeNewer: noteTakeNewer,
})

/** The document actions may use the repository of every kind; this one is not in their list. */
const withNoteRepository = Object.fromEntries(
  Object.entries(noteActions).map(([method, action]) => [
    method,
    { ...action, uses: [...action.uses, 'notes' as RepositoryName] },
  ]),
)

/** The actions of a server that also knows notes. */
export const implementationsWithNotes = {
  ...implementations,
  ...withNoteRepository,
  'trash-list': { ...trashList, contract: trashListOf(KINDS) },
  'share-list': { ...shareList, contract: shareListOf(KINDS) },
} as Implementations

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
    shares: createShareRepository(bound, TABLES),
    trash: createTrashRepository(bound, TABLES),
  })
  return {
    ...services,
    limits: createRateLimits({ pool, secrets: services.secrets, table: LIMITS }),
    repositories: bind(db),
    inTransaction: (work) => db.transaction().execute((transaction) => work(bind(transaction))),
  }
}
