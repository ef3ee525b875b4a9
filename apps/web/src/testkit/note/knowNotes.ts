import { formatMessage, type MessageKey, type Values } from '@pandok/i18n'
import { NOTE_KIND } from '@pandok/testkit/note'
import { type Text, textStore } from '#platform/text/textStore.ts'
import type { DocumentListing } from '#shared/document/listing/DocumentListing.ts'
import { DOCUMENT_LISTINGS } from '#shared/document/listing/documentListings.ts'
import { textsAt } from '#shared/document/listing/SharedText.ts'

export interface NoteFile {
  format: 'note'
  notes: readonly { name: string; text: string }[]
}

/** A third kind of document works in lists, sharing, the trash and files by this description alone. */
const noteListing: DocumentListing<NoteFile> = {
  addressOf: (id) => `/program/note/${id}`,
  perFileMax: 10,
  textsIn: ({ notes }) =>
    notes.flatMap((note) => textsAt({ document: note.name, part: 'other', item: '' }, note)),
  fileImport: { format: 'note', done: () => 'The notes were imported' },
}

/** The texts that a third kind needs in each language. */
const WORDS: Readonly<Record<string, string>> = {
  'trash.kind.note': 'Note',
  'notes.toTrash': 'Deleted notes',
  'share.title.note': 'Share this note?',
  'notes.share': 'Share the note',
  'notes.unshare': 'Stop sharing the note',
  'notes.download': 'Download the note',
  'notes.backups': 'Backups of the note',
  'notes.delete': 'Delete the note',
  'notes.duplicate': 'Duplicate the note',
  'notes.title': 'Notes',
  'notes.done.shared': 'The note is shared',
  'notes.done.unshared': 'The note is not shared any more',
  'notes.done.duplicated': '{name} was made',
  'notes.done.deleted': 'The note is in the trash',
  'notes.done.restored': 'The note is back',
  'notes.done.downloaded': 'The note was downloaded',
  'offline.note': 'Note',
  'offline.needs.notes': '{count} notes need you',
}

/** Registers notes as a kind until the returned function is called. */
export function knowNotes(): () => void {
  const kinds: Record<string, DocumentListing> = DOCUMENT_LISTINGS
  const read = textStore.read
  const known = new Map<Text, Text>()
  kinds[NOTE_KIND] = noteListing
  textStore.read = () => {
    const text = read()
    const withNotes = known.get(text) ?? withWords(text)
    known.set(text, withNotes)
    return withNotes
  }
  return () => {
    delete kinds[NOTE_KIND]
    textStore.read = read
  }
}

const withWords = (text: Text): Text =>
  Object.assign(
    (key: MessageKey, values?: Values) => {
      const word = WORDS[key]
      return word === undefined ? text(key, values) : formatMessage(word, text.locale, values)
    },
    { locale: text.locale, problem: text.problem, error: text.error },
  )
