import type { Locale, ReportSection } from '@pandok/domain'
import type { ModuleDefinition } from '@pandok/module-engine'
import type { Loss } from './Loss.ts'
import type { Place } from './Place.ts'

/** A piece of text that a person has used until now, with the notation of its fields still in it. */
export interface ImportedPhrase {
  kind: 'phrase'
  place: Place
  /** What was typed to get it; the Latin keys where it was typed in 두벌식. */
  trigger?: string
  /** The trigger as it stands in the file, where that is not its Latin keys. */
  typed?: string
  title?: string
  /** The folder, group or prefix that it lay in. */
  group?: string
  locale: Locale
  /** One text per section; `[a | b*]`, `____` and the like are fields for `proposeModule`. */
  texts: readonly { section: ReportSection; text: string }[]
}

/** A form or a decision table that becomes a module as it is. */
export interface ImportedModule {
  kind: 'module'
  place: Place
  title: string
  group?: string
  locale: Locale
  definition: ModuleDefinition
}

/** What was understood of a file, and what was not. */
export interface Imported {
  format: string
  entries: readonly (ImportedPhrase | ImportedModule)[]
  losses: readonly Loss[]
}
