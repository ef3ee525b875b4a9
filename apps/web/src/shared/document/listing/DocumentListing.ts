import type { Locale } from '@pandok/domain'
import type { MessageKey } from '@pandok/i18n'
import type { Text } from '#platform/text/text.ts'
import type { SharedText } from './SharedText.ts'

/** How documents of a kind are imported from a file. */
interface FileImport<Answer = never> {
  /** The value of `format` in a file. */
  format: string
  /** The message after an import. */
  done: (answer: Answer, text: Text) => string
}

/**
 * The properties of a kind of document that lists, sharing, the trash, files and menus need. Everything else is the
 * same for all kinds: methods and texts begin with its name (`plate-share`, `plates.share`, `trash.kind.plate`).
 */
export interface DocumentListing<File = never> {
  /** The address of a document's editor. */
  addressOf: (id: string) => string
  /** The number of documents in one exported file. */
  perFileMax: number
  /** All texts of an exported file that others would read once it is shared, with their places. */
  textsIn: (file: File, locale: Locale) => SharedText[]
  /** The sentence about what else is shared with it; absent if nothing is. */
  sharedAlong?: MessageKey
  /** Absent if its documents are in the files of another kind. */
  fileImport?: FileImport
}
