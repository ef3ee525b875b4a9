import type {
  DocumentFacts,
  DocumentRules,
  DocumentView,
  LibraryGrade,
  ListQuery,
  Locale,
} from '@pandok/domain'
import type { Problem } from '@pandok/protocol'
import type { Actor } from '#rpc/Actor.ts'
import type { DocumentListRepository, DocumentRepository, Services } from '#rpc/Services.ts'
import type { LimitName } from '#security/RateLimits.ts'
import type { DocumentRepositoryName } from './documentRepositories.ts'

export type Bound = Services<DocumentRepositoryName>['repositories']

/** The types that define a kind of document. */
export interface DocumentTypes {
  /** The name of the field for a document of this kind in answers. */
  name: string
  view: DocumentView
  whole: DocumentView
  /** The stored content of one revision. */
  content: { name: string }
  /** The parameters for creating one; a save may leave out what stays unchanged. */
  created: object
  saved: object
  snapshot: object
  facts: DocumentFacts
  query: ListQuery<string>
  facet: string
  /** The document in answers: in lists, and with its content. */
  item: object
  document: object
}

export interface Caller {
  actor: Actor
  locale: Locale
}

export type Means = Pick<Services, 'newId' | 'now'>

/** Completes saved content with what is stored now. */
type ContentOver<T extends DocumentTypes> = (present: T['view']) => T['content']

/** The properties of one kind of document that its actions need; everything else is the same for all kinds. */
export interface DocumentKind<T extends DocumentTypes> {
  name: T['name']
  /** The prefix of ids of this kind. */
  idPrefix: string
  writeLimit: LimitName
  repositoryOf: (bound: Bound) => DocumentRepository<T['view'], T['whole'], T['content'], T['snapshot']> & {
    lists: DocumentListRepository<T['view'], T['query'], T['facet']>
  }
  rules: DocumentRules<T['facts']>
  factsOf: (document: T['view'], actor: Actor) => T['facts']
  /** Whether its lists come with the values by which they can be filtered. */
  hasFacets: boolean
  /** Returns a document of Pandok's own library in a language; all others are returned as they were written. */
  inLocale: (document: T['whole'], locale: Locale) => T['whole']
  itemOf: (document: T['view'], actor: Actor, locale: Locale) => T['item']
  documentOf: (document: T['whole'], actor: Actor, locale: Locale) => T['document']
  /** Refuses more documents than the member may have. `places` has an entry for each that is added. */
  mustHaveRoom: (
    bound: Bound,
    actor: Actor,
    room: { places: readonly (LibraryGrade | null)[]; fromTrash?: number },
  ) => Promise<void>
  /** Returns the library place that a document, or a copy of it, occupies. */
  placeOf: (document: T['view']) => LibraryGrade | null
  /**
   * The problem for a document that doesn't exist for the caller; the answer doesn't tell whether it was
   * deleted, is no longer shared, or never existed.
   */
  absent?: Problem
  /** The problem for a name that the owner already uses; absent if names need not be unique. */
  nameTaken?: Problem
  /** Returns a name whose key is not in `taken`. */
  freeName: (name: string, taken: ReadonlySet<string>) => string
  /** Returns the name of a copy before it is made unique. */
  nameOfCopy: (original: T['view']) => string
  /** The problem for sharing a copy from the library; absent if that is allowed. */
  shareRefused?: Problem
  createdContent: (given: T['created']) => T['content'] | Promise<T['content']>
  /**
   * Refuses content that can't work, if that depends on other documents. It runs without a lock, because it
   * may take long.
   */
  mustWork?: (
    repositories: Bound,
    content: T['created'] | T['saved'],
    actor: Actor,
    /** The id of the document that is saved over. */
    id?: string,
  ) => Promise<void>
  /**
   * The content is checked before the owner's lock is taken, because it may take long, and completed with
   * what is stored now.
   */
  savedContent: (given: T['saved']) => ContentOver<T> | Promise<ContentOver<T>>
  /** `original` is in the caller's language. It may copy documents that the content refers to. */
  copiedContent: (bound: Bound, original: T['whole'], caller: Caller, means: Means) => Promise<T['content']>
  /** Returns a backup in the language in which the document itself is shown, so that the two can be compared. */
  snapshotIn?: (snapshot: T['snapshot'], present: T['view'], locale: Locale) => T['snapshot']
  restoredContent: (snapshot: T['snapshot'], present: T['view']) => T['content']
}

/** Makes an answer with one document under the name of its kind. */
export const answerOf = <Name extends string, Carried>(
  { name }: { name: Name },
  carried: Carried,
): Record<Name, Carried> => ({ [name]: carried }) as Record<Name, Carried>

export interface Asked<Param> extends Services<DocumentRepositoryName> {
  param: Param
  actor: Actor
  request: { locale: Locale }
}
