import type { ModuleDefinition } from '@pandok/module-engine'
import type { QuestionnaireOptions } from './QuestionnaireOptions.ts'

/** The tools that every part of the writer needs. */
export interface WriterTools {
  definition: ModuleDefinition
  options: QuestionnaireOptions
  /** Lists something as lost. */
  lose: (path: string, excerpt: string, what: string) => void
  /** Runs code that may throw `Inexpressible`, and lists it as lost if it does. */
  attempt: <T>(path: string, excerpt: string, make: () => T) => T | undefined
}
