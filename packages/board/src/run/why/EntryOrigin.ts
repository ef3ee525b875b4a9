import type { RenderedOutput } from '@pandok/module-engine'
import type { Filling, Run } from '../Run.ts'

/**
 * Where a sentence of the report comes from.
 * - `own`: somebody wrote it by hand
 * - `comparison`: what was decided of lesions then and now
 * - `phrase`: its cell says it as it stands, `words` in the report's language
 * - `filling`: a module, or a phrase with fields, made it; `output` has its reasons
 */
export type EntryOrigin =
  | { kind: 'own' }
  | { kind: 'comparison' }
  | { kind: 'phrase'; run: Run; words: string }
  | { kind: 'filling'; run: Run; filling: Filling; output: RenderedOutput }
