import type { Edge } from './edge.ts'
import type { Repository } from './workspaceOf.ts'

export interface Rule {
  /** The message for a violation. If the rule is in ARCHITECTURE.md, it has the same words there. */
  readonly sentence: string
  refuses(edge: Edge, repository: Repository): boolean
}
