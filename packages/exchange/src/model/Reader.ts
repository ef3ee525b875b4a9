import type { Locale } from '@pandok/domain'
import type { Imported } from './Imported.ts'

/** A file's text, decoded, with `\n` at the end of each line. */
export interface Source {
  /** Its name, as it stands in every `Place`. */
  file: string
  text: string
}

export interface ReadOptions {
  /** The language of what has no letters that tell, and the tie-breaker where two are as likely. */
  locale: Locale
}

/** One format. `readFile` asks the readers in order, and the first that recognizes the text reads it. */
export interface Reader {
  format: string
  /** Looks at the name and at the opening of the text; it must not read the whole. */
  recognizes(source: Source): boolean
  /** It never throws: what can't be read is a loss. */
  read(source: Source, options: ReadOptions): Imported
}
