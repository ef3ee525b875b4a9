import type { Locale } from '@pandok/domain'
import type { Imported } from './Imported.ts'

/** The decoded text of a file with `\n` at the end of each line. */
export interface Source {
  /** The name of the file, as in every `Place`. */
  file: string
  text: string
}

export interface ReadOptions {
  /**
   * The default language if the letters of a text don't show one, and the preferred one if two are equally
   * likely.
   */
  locale: Locale
  /** Returns the text of a file that was dropped together with this one, by the path that this one names. */
  fileBeside?: ((path: string) => string | undefined) | undefined
}

/**
 * The reader of one format. `readFile` asks the readers in order, and the first that recognizes the text
 * reads it.
 */
export interface Reader {
  format: string
  /** Looks at the name and at the beginning of the text only; it must not read the whole. */
  recognizes(source: Source): boolean
  /** It must never throw: what can't be read is a loss. */
  read(source: Source, options: ReadOptions): Imported
}
