import type { RenderedOutput } from '@pandok/module-engine'
import type { Filling, Run } from '../Run.ts'

/**
 * The source of a sentence of the report.
 * - `own`: somebody typed it.
 * - `comparison`: it was made from the decisions about lesions.
 * - `phrase`: it is a text of its cell; `words` are in the language of the report.
 * - `filling`: a module or a phrase with fields made it; `output` contains the reasons.
 */
export type EntryOrigin =
  | { kind: 'own' }
  | { kind: 'comparison' }
  | { kind: 'phrase'; run: Run; words: string }
  | { kind: 'filling'; run: Run; filling: Filling; output: RenderedOutput }
