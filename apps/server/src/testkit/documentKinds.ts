import { type ActionContract, moduleContracts, type Problem, plateContracts } from '@pandok/protocol'
import { noteContracts } from '@pandok/testkit/note'
import { definitionSaying } from './createModules.ts'
import { phraseCell } from './createPlates.ts'

export type DocumentVerb = keyof typeof noteContracts

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

/** One kind of document in tests of all kinds. */
export interface DocumentUnderTest {
  name: string
  /** The table of its backups, and the column with the id of the document. */
  backups: [table: string, column: string]
  areNamesUnique: boolean
  /** The problem for one that doesn't exist for the caller. */
  absent?: Problem
  /** Returns content to create or save; another text makes it other content. */
  contentSaying: (text: string, name?: string) => object
  contracts: Readonly<Record<DocumentVerb, ActionContract>>
}

export const documentKinds: DocumentUnderTest[] = [
  {
    name: 'plate',
    backups: ['plate_backups', 'plate_id'],
    areNamesUnique: false,
    absent: 'plate.absent',
    contentSaying: (text, name = text) => ({
      name,
      cells: [phraseCell(0, text)],
      keyMap: { KeyB: 'cell_0' },
      autoFill: [],
    }),
    contracts: plateContracts,
  },
  {
    name: 'module',
    backups: ['module_backups', 'module_id'],
    areNamesUnique: true,
    absent: 'module.absent',
    contentSaying: (text, name = text) => ({ name, definition: definitionSaying(text) }),
    contracts: moduleContracts,
  },
]

export const noteUnderTest: DocumentUnderTest = {
  name: 'note',
  backups: ['note_backups', 'note_id'],
  areNamesUnique: true,
  contentSaying: (text, name = text) => ({ name, text }),
  contracts: noteContracts,
}
