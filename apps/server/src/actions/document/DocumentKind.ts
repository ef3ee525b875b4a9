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

/** The types that a kind of document consists of. */
export interface DocumentTypes {
  /** What answers call a document of this kind. */
  name: string
  view: DocumentView
  whole: DocumentView
  /** What is stored as one revision. */
  content: { name: string }
  /** What a caller sends to create one; a save may leave out what is to stay. */
  created: object
  saved: object
  snapshot: object
  facts: DocumentFacts
  query: ListQuery<string>
  facet: string
  /** As answers carry it: in lists, and whole. */
  item: object
  document: object
}

export interface Caller {
  actor: Actor
  locale: Locale
}

export type Means = Pick<Services, 'newId' | 'now'>

/** What the actions on documents ask of one kind; everything else is the same for all kinds. */
export interface DocumentKind<T extends DocumentTypes> {
  name: T['name']
  /** What the ids of this kind begin with. */
  idPrefix: string
  writeLimit: LimitName
  repositoryOf: (bound: Bound) => DocumentRepository<T['view'], T['whole'], T['content'], T['snapshot']> & {
    lists: DocumentListRepository<T['view'], T['query'], T['facet']>
  }
  rules: DocumentRules<T['facts']>
  factsOf: (document: T['view'], actor: Actor) => T['facts']
  /** One of Pandok's own library in the words of a language; everybody else's is as it was written. */
  inLocale: (document: T['whole'], locale: Locale) => T['whole']
  itemOf: (document: T['view'], actor: Actor, locale: Locale) => T['item']
  documentOf: (document: T['whole'], actor: Actor, locale: Locale) => T['document']
  /** Refuses what would be more than the member may have. `places` has an entry for each that is added. */
  mustHaveRoom: (
    bound: Bound,
    actor: Actor,
    room: { places: readonly (LibraryGrade | null)[]; fromTrash?: number },
  ) => Promise<void>
  /** The library place that a document takes up, or that a copy of it will. */
  placeOf: (document: T['view']) => LibraryGrade | null
  /** What is said of a name that another of the owner's has; absent where two may be called alike. */
  nameTaken?: Problem
  /** A name that none of `taken` is compared by. */
  freeName: (name: string, taken: ReadonlySet<string>) => string
  /** What a copy is called before another of the same name is looked for. */
  nameOfCopy: (original: T['view']) => string
  /** What is said where a copy from the library is to be shared; absent where that may be. */
  shareRefused?: Problem
  createdContent: (given: T['created']) => T['content']
  /** Refuses content that can't work, where that takes a look at other documents. Without a lock, since it may take its time. */
  mustWork?: (
    repositories: Bound,
    content: T['created'] | T['saved'],
    actor: Actor,
    /** Of what is saved over. */
    id?: string,
  ) => Promise<void>
  /** Examined before the owner's lock is taken, since that may take its time; completed by what is stored now. */
  savedContent: (given: T['saved']) => (present: T['view']) => T['content']
  /** `original` is in the caller's language. May give the member what the content refers to. */
  copiedContent: (bound: Bound, original: T['whole'], caller: Caller, means: Means) => Promise<T['content']>
  /** A kept state in the words in which the document itself is shown, so that the two can be compared. */
  snapshotIn?: (snapshot: T['snapshot'], present: T['view'], locale: Locale) => T['snapshot']
  restoredContent: (snapshot: T['snapshot'], present: T['view']) => T['content']
}

/** An answer that carries one document under the name of its kind. */
export const answerOf = <Name extends string, Carried>(
  { name }: { name: Name },
  carried: Carried,
): Record<Name, Carried> => ({ [name]: carried }) as Record<Name, Carried>

export interface Asked<Param> extends Services<DocumentRepositoryName> {
  param: Param
  actor: Actor
  request: { locale: Locale }
}
