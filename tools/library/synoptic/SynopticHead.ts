import type { LIBRARY_GRADES, Locale, Region } from '@pandok/domain'

export type InFive = Readonly<Record<Locale, string>>

/** Facts about a synopsis that neutral files don't contain: its grade, and search words. */
export interface SynopticHead {
  /** The id of the plate, if it differs from the file's. */
  id?: string
  /** The edition in which the plate became a synopsis. */
  edition?: number
  /** The changes of each later edition of the plate, oldest first. */
  plateChanges?: readonly InFive[]
  /** The changes of each later edition of the module, oldest first. */
  moduleChanges?: readonly InFive[]
  /** Its own changes since the last common change of all synopses, oldest first. */
  moduleSince?: readonly InFive[]
  grade: (typeof LIBRARY_GRADES)[number]
  regions: readonly Region[]
  modalities: readonly string[]
  /** The guideline that it follows, as shown on the module's page. */
  version: string
  year: number
  /** The names of the plate, if those of the file are too long for a plate. */
  names?: InFive
  synonyms: Readonly<Record<Locale, readonly string[]>>
}

/**
 * A cell of a synopsis plate. `site=rectum` answers a question and has the name of its answer; a sign at the
 * end puts the question before it: `lvi=absent-`, `lvi=present+`, `ene=gt2:`. `>site=rectum` begins a further
 * row if the last one has an answer; `nodes.st=7` is a question of rows; `#lynch` is a comment; `*` is the
 * whole form; an empty text is an empty place. A cell with a name of its own gives several answers.
 */
export type CellSpec = string | { id: string; name: InFive; set: string; isNormal?: boolean }
