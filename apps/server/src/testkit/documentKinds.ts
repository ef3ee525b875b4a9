import { type ActionContract, contracts } from '@pandok/protocol'
import { ActionError } from '#rpc/ActionError.ts'
import type { Services } from '#rpc/Services.ts'
import { noteActions } from '#testkit/noteKind.ts'
import type { Answer } from './createCaller.ts'
import { definitionSaying } from './createModules.ts'
import type { TestMember } from './createPeople.ts'
import { phraseCell } from './createPlates.ts'
import type { TestServices } from './startTestServices.ts'

export type DocumentVerb = keyof typeof noteActions

/** The fields of documents that tests of every kind use. */
export interface AnyDocument {
  id: string
  name: string
  revision: number
  shared: boolean
  copied: boolean
  mine: boolean
  locked: boolean
  nickname: string
  library?: 'free' | 'paid'
  source?: { id: string; name: string; nickname: string | null }
  updatedAt: string
  deletedAt?: string
  may: Record<string, boolean>
}

type AnyResult = Readonly<Record<string, unknown>>

/** One kind of document in tests of all kinds. */
export interface DocumentUnderTest {
  name: string
  /** The table of its backups, and the column with the id of the document. */
  backups: [table: string, column: string]
  areNamesUnique: boolean
  /** Returns content to create or save; another text makes it other content. */
  contentSaying: (text: string, name?: string) => object
  call: (
    server: TestServices,
    verb: DocumentVerb,
    param: object,
    as: TestMember,
  ) => Promise<Answer<AnyResult>>
}

const throughDispatch =
  (kind: 'plate' | 'module'): DocumentUnderTest['call'] =>
  (server, verb, param, as) =>
    server.call<ActionContract>(contracts[`${kind}-${verb}`], param, { as }) as Promise<Answer<AnyResult>>

export const documentKinds: DocumentUnderTest[] = [
  {
    name: 'plate',
    backups: ['plate_backups', 'plate_id'],
    areNamesUnique: false,
    contentSaying: (text, name = text) => ({
      name,
      cells: [phraseCell(0, text)],
      keyMap: { KeyB: 'cell_0' },
      autoFill: [],
    }),
    call: throughDispatch('plate'),
  },
  {
    name: 'module',
    backups: ['module_backups', 'module_id'],
    areNamesUnique: true,
    contentSaying: (text, name = text) => ({ name, definition: definitionSaying(text) }),
    call: throughDispatch('module'),
  },
]

/** The kind of `noteKind.ts` has no contracts, so its actions are called as dispatch calls the others. */
export const noteUnderTest = (services: () => Services): DocumentUnderTest => ({
  name: 'note',
  backups: ['note_backups', 'note_id'],
  areNamesUnique: true,
  contentSaying: (text, name = text) => ({ name, text }),
  async call(_server, verb, param, { authToken }) {
    const bound = services()
    const actor = await bound.sessions.authenticate(authToken)
    const asked = {
      ...bound,
      actor,
      request: { locale: 'ko' as const },
      param: { page: 1, pageSize: 20, ...param },
    }
    try {
      const run = noteActions[verb] as (asked: object) => Promise<AnyResult>
      return { ok: true, result: await run(asked) }
    } catch (error) {
      if (error instanceof ActionError) return { ok: false, code: error.code, reason: error.reason }
      throw error
    }
  },
})
