import type { Locale, ReportSection } from '@pandok/domain'
import type { ModuleDefinition } from '@pandok/module-engine'
import type { Loss } from './Loss.ts'
import type { Place } from './Place.ts'

/** A text snippet of another program that still contains the notation of its fields. */
export interface ImportedPhrase {
  kind: 'phrase'
  place: Place
  /** The trigger as Latin keys, even if it was typed in 두벌식. */
  trigger?: string
  /** The trigger in the file, if it differs from its Latin keys. */
  typed?: string
  title?: string
  /** The folder, group or prefix that contained it. */
  group?: string
  locale: Locale
  /** One text for each section. `[a | b*]`, `____` and similar notations are fields for `proposeModule`. */
  texts: readonly { section: ReportSection; text: string }[]
}

/** A form or a decision table that becomes a module directly. */
export interface ImportedModule {
  kind: 'module'
  place: Place
  title: string
  /** The title of the form that the module is a part of. */
  group?: string
  /**
   * The number and the heading of the part. Parts take values from each other by name, so they belong on the
   * same plate.
   */
  part?: string
  locale: Locale
  definition: ModuleDefinition
}

/** The entries of a file that were understood, and the losses. */
export interface Imported {
  format: string
  entries: readonly (ImportedPhrase | ImportedModule)[]
  losses: readonly Loss[]
}
