import type { LIBRARY_GRADES, Locale, Region } from '@pandok/domain'

export type InFive = Readonly<Record<Locale, string>>

/** What the neutral files don't say of a synopsis: who may take it, and what people look for it by. */
export interface SynopticHead {
  /** The plate's, where it isn't the file's. */
  id?: string
  /** The edition in which the plate became a synopsis. */
  edition?: number
  /** What each later edition of the plate changed, the oldest first. */
  plateChanges?: readonly InFive[]
  /** What each later edition of the module changed, the oldest first. */
  moduleChanges?: readonly InFive[]
  /** What it has changed by itself since the changes that all synopses made together, the oldest first. */
  moduleSince?: readonly InFive[]
  grade: (typeof LIBRARY_GRADES)[number]
  regions: readonly Region[]
  modalities: readonly string[]
  /** What it follows, as the module's page says it. */
  version: string
  year: number
  /** The plate's names, if the file's are too long for a plate. */
  names?: InFive
  synonyms: Readonly<Record<Locale, readonly string[]>>
}

/**
 * A cell of a synopsis' plate. `site=rectum` answers a question and is called as its answer; a sign at the end puts the
 * question before it: `lvi=absent-`, `lvi=present+`, `ene=gt2:`. `>site=rectum` begins a further row where the last one has
 * an answer; `nodes.st=7` is a question of rows; `#lynch` is a comment; `*` the whole form; `` an empty place. With words
 * of its own a cell gives several answers.
 */
export type CellSpec = string | { id: string; name: InFive; set: string; isNormal?: boolean }
