import type { LIBRARY_GRADES, Locale, Region } from '@pandok/domain'

export type InFive = Readonly<Record<Locale, string>>

/** The facts about a synopsis that neutral files don't contain: its grade, and the words to find it by. */
export interface SynopticHead {
  /** The plate's, where it isn't the file's. */
  id?: string
  /** The edition in which the plate became a synopsis. */
  edition?: number
  /** The changes of each later edition of the plate, the oldest first. */
  plateChanges?: readonly InFive[]
  /** The changes of each later edition of the module, the oldest first. */
  moduleChanges?: readonly InFive[]
  /** Its own changes since the last common change of all synopses, the oldest first. */
  moduleSince?: readonly InFive[]
  grade: (typeof LIBRARY_GRADES)[number]
  regions: readonly Region[]
  modalities: readonly string[]
  /** The guideline that it follows, as shown on the module's page. */
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
