import type { Locale } from '@pandok/domain'
import type { Imported } from './Imported.ts'

/** The decoded text of a file, in which every line ends with `\n`. */
export interface Source {
  /** The name of the file, as in every `Place`. */
  file: string
  text: string
}

export interface ReadOptions {
  /**
   * The language that is assumed if the letters of a text don't show it, and preferred if two are equally
   * likely.
   */
  locale: Locale
  /** Returns the text of a file that was dropped together with this one, by the path that this one gives. */
  fileBeside?: ((path: string) => string | undefined) | undefined
}

/**
 * The reader of one format. `readFile` asks the readers in order, and the first that recognizes the text
 * reads it.
 */
export interface Reader {
  format: string
  /** The check must look only at the name and the beginning of the text, and not read all of it. */
  recognizes(source: Source): boolean
  /** Reading must never throw: what can't be read is a loss. */
  read(source: Source, options: ReadOptions): Imported
}
