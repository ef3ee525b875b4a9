import { allow, countCharacters, type DocumentKindName, refuse, type Verdict } from '@pandok/domain'
import type { Problem } from '@pandok/protocol'
import {
  documentContracts,
  itemFields,
  itemName,
  libraryFacets,
  libraryFilter,
  listParam,
  listResult,
  savedOver,
} from '@pandok/protocol/document'
import { z } from 'zod'

/** A third kind of document, as small as possible, which only tests know. */

/** The lists of kinds and problems are closed in the programs, which have words for each entry. */
export const NOTE_KIND = 'note' as DocumentKindName
export const NOTE_NAME_TAKEN = 'note.name.taken' as Problem
export const NOTES_TOO_MANY = 'note.limit' as Problem

export const NOTE_NAME_MAX_CHARACTERS = 30
const NOTE_TEXT_MAX_CHARACTERS = 2000
const NOTE_MAX_BYTES = 16 * 1024
const NOTES_PER_FILE_MAX = 10

const checkNoteName = (name: string): Verdict<Problem> =>
  countCharacters(name) > NOTE_NAME_MAX_CHARACTERS ? refuse('tooLong') : allow()

const content = {
  name: itemName(checkNoteName, NOTE_NAME_MAX_CHARACTERS),
  text: z.string().max(NOTE_TEXT_MAX_CHARACTERS),
}

const noteItem = z.strictObject(itemFields)
const noteDocument = noteItem.extend({ text: z.string() })
const filter = { shared: z.boolean().optional() }
const list = listParam(['name', 'nickname', 'updatedAt', 'createdAt'])
const noteListResult = z.strictObject(listResult(noteItem))
const noteFile = z.strictObject({
  format: z.literal('note'),
  notes: z.array(z.strictObject(content)).max(NOTES_PER_FILE_MAX),
})

export const noteContracts = documentContracts({
  name: 'note',
  maxBytes: NOTE_MAX_BYTES,
  item: noteItem,
  document: noteDocument,
  loaded: noteDocument,
  snapshot: z.strictObject({ name: z.string(), text: z.string() }),
  created: z.strictObject(content),
  saved: z.strictObject({ ...savedOver, ...content }),
  listParam: z.strictObject({ ...list, filter: z.strictObject(filter).optional() }),
  listResult: noteListResult,
  libraryListParam: z.strictObject({
    ...list,
    filter: z.strictObject({ ...filter, ...libraryFilter }).optional(),
  }),
  libraryListResult: noteListResult.extend({ facets: z.strictObject(libraryFacets) }),
  file: {
    content: noteFile,
    importParam: z.strictObject({ file: noteFile }),
    imported: z.strictObject({ notes: z.array(noteItem) }),
    max: NOTES_PER_FILE_MAX,
  },
  errors: {},
})
