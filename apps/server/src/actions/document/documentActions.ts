import type { ActionContract, Backup } from '@pandok/protocol'
import type { z } from 'zod'
import { type Implementation, implement } from '#rpc/implement.ts'
import { copyDocument } from './copyDocument.ts'
import { createBackup } from './createBackup.ts'
import { createDocument } from './createDocument.ts'
import type { DocumentKind, DocumentTypes } from './DocumentKind.ts'
import { deleteBackup } from './deleteBackup.ts'
import { DOCUMENT_REPOSITORIES } from './documentRepositories.ts'
import { getDocument } from './getDocument.ts'
import { listDocuments, listLibrary, listWithFacets } from './listDocuments.ts'
import { getBackup, listBackups } from './readBackups.ts'
import { restoreBackup } from './restoreBackup.ts'
import { saveDocument } from './saveDocument.ts'
import { shareDocument } from './shareDocument.ts'
import { deleteDocuments, purgeDocuments, restoreDocuments } from './trashDocuments.ts'

interface Contract<Param, Result> extends ActionContract {
  access: 'member'
  param: z.ZodType<Param>
  result: z.ZodType<Result>
}

interface One {
  id: string
}

type Answer<T extends DocumentTypes, Carried> = Record<T['name'], Carried>

interface Page<Item> {
  items: Item[]
  total: number
  page: number
  pageSize: number | 'all'
}

/** The contracts that the document actions of a kind fit. */
interface DocumentContracts<T extends DocumentTypes> {
  backupCreate: Contract<One & { note: string }, { backup: Backup }>
  backupDelete: Contract<One & { backupId: string }, object>
  backupGet: Contract<One & { backupId: string }, { backup: Backup & { snapshot: T['snapshot'] } }>
  backupList: Contract<One, { items: Backup[] }>
  backupRestore: Contract<One & { backupId: string }, Answer<T, T['document']>>
  copy: Contract<One, Answer<T, T['document']>>
  create: Contract<T['created'], Answer<T, T['document']>>
  delete: Contract<{ ids: string[] }, { ids: string[] }>
  get: Contract<One, Answer<T, T['document']>>
  libraryList: Contract<T['query'], Page<T['item']>>
  list: Contract<T['query'], Page<T['item']>>
  purge: Contract<{ ids: string[] }, { ids: string[] }>
  restore: Contract<{ ids: string[] }, { ids: string[] }>
  save: Contract<T['saved'] & { id: string; revision: number }, Answer<T, T['document']>>
  share: Contract<One & { shared: boolean }, Answer<T, T['item']>>
  sharedList: Contract<T['query'], Page<T['item']>>
}

type Verb = keyof DocumentContracts<DocumentTypes>

type Actions<Name extends string, Contracts> = {
  [V in keyof Contracts & string as `${Name}-${V}`]: Contracts[V] extends ActionContract
    ? Implementation<Contracts[V]>
    : never
}

/**
 * Implements the contracts of a kind. What is only this kind's is in `own`: the verbs that no other kind has,
 * and those that it answers in its own way.
 */
export function documentActions<
  T extends DocumentTypes,
  Contracts extends DocumentContracts<T> & Record<string, ActionContract>,
>(
  kind: DocumentKind<T>,
  contracts: Contracts,
  own: { [V in Exclude<keyof Contracts, Verb>]: Implementation<Contracts[V]> } & {
    [V in Verb]?: Implementation<Contracts[V]>
  },
): Actions<T['name'], Contracts> {
  const fitting: DocumentContracts<T> = contracts
  const list = kind.hasFacets ? listWithFacets : listDocuments
  const shared = {
    backupCreate: implement(fitting.backupCreate, DOCUMENT_REPOSITORIES, createBackup(kind)),
    backupDelete: implement(fitting.backupDelete, DOCUMENT_REPOSITORIES, deleteBackup(kind)),
    backupGet: implement(fitting.backupGet, DOCUMENT_REPOSITORIES, getBackup(kind)),
    backupList: implement(fitting.backupList, DOCUMENT_REPOSITORIES, listBackups(kind)),
    backupRestore: implement(fitting.backupRestore, DOCUMENT_REPOSITORIES, restoreBackup(kind)),
    copy: implement(fitting.copy, DOCUMENT_REPOSITORIES, copyDocument(kind)),
    create: implement(fitting.create, DOCUMENT_REPOSITORIES, createDocument(kind)),
    delete: implement(fitting.delete, DOCUMENT_REPOSITORIES, deleteDocuments(kind)),
    get: implement(fitting.get, DOCUMENT_REPOSITORIES, getDocument(kind)),
    libraryList: implement(fitting.libraryList, DOCUMENT_REPOSITORIES, listLibrary(kind)),
    list: implement(fitting.list, DOCUMENT_REPOSITORIES, list(kind, 'own')),
    purge: implement(fitting.purge, DOCUMENT_REPOSITORIES, purgeDocuments(kind)),
    restore: implement(fitting.restore, DOCUMENT_REPOSITORIES, restoreDocuments(kind)),
    save: implement(fitting.save, DOCUMENT_REPOSITORIES, saveDocument(kind)),
    share: implement(fitting.share, DOCUMENT_REPOSITORIES, shareDocument(kind)),
    sharedList: implement(fitting.sharedList, DOCUMENT_REPOSITORIES, list(kind, 'shared')),
  } satisfies Record<Verb, unknown>
  const named = Object.entries({ ...shared, ...own }).map(([verb, action]) => [
    `${kind.name}-${verb}`,
    action,
  ])
  return Object.fromEntries(named) as Actions<T['name'], Contracts>
}
