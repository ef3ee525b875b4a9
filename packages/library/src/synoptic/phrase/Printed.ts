import type { Locale } from '@pandok/domain'
import type { PhraseToken } from '@pandok/module-engine'

/** How a name of a file gets into a sentence. */
export interface Printed {
  /** What is written, in a language and, where one is asked for, in a form of the answer. */
  tokens: (locale: Locale, form: string | undefined) => PhraseToken[]
  /** The condition under which there is something to write; undefined: always. */
  isThere: (locale: Locale, form: string | undefined) => string | undefined
}

export type PrintTable = ReadonlyMap<string, Printed>
