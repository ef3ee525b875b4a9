import type { Locale } from '@pandok/domain'
import type { PhraseToken } from '@pandok/module-engine'

/** How the value of a name is written in a sentence. */
export interface Printed {
  /** Returns the text in a language and, if one is requested, in a form of the answer. */
  tokens: (locale: Locale, form: string | undefined) => PhraseToken[]
  /** The condition under which there is something to write, or undefined if there always is. */
  isThere: (locale: Locale, form: string | undefined) => string | undefined
}

export type PrintTable = ReadonlyMap<string, Printed>
