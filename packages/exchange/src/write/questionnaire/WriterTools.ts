import type { ModuleDefinition } from '@pandok/module-engine'
import type { QuestionnaireOptions } from './QuestionnaireOptions.ts'

/** What every part of the writer needs. */
export interface WriterTools {
  definition: ModuleDefinition
  options: QuestionnaireOptions
  /** Names what isn't written. */
  lose: (path: string, excerpt: string, what: string) => void
  /** Runs what may have no FHIRPath, and names it where it has none. */
  attempt: <T>(path: string, excerpt: string, make: () => T) => T | undefined
}
