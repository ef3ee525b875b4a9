import type { Locale, ReportSection } from '@pandok/domain'
import type { ModuleDefinition } from '@pandok/module-engine'
import type { Loss } from './Loss.ts'
import type { Place } from './Place.ts'

/** A text snippet of another program, still with the notation of its fields. */
export interface ImportedPhrase {
  kind: 'phrase'
  place: Place
  /** The trigger that was typed; in Latin keys if it was typed in 두벌식. */
  trigger?: string
  /** The trigger in the file, if it differs from its Latin keys. */
  typed?: string
  title?: string
  /** The folder, group or prefix that contained it. */
  group?: string
  locale: Locale
  /** One text for each section; `[a | b*]`, `____` and the like are fields for `proposeModule`. */
  texts: readonly { section: ReportSection; text: string }[]
}

/** A form or a decision table, which becomes a module directly. */
export interface ImportedModule {
  kind: 'module'
  place: Place
  title: string
  /** The title of the form that the module is a part of. */
  group?: string
  /** The number and the heading of the part. Parts take values from each other by name, so they share a plate. */
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
