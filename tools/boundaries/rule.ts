import type { Edge } from './edge.ts'
import type { Repository } from './workspaceOf.ts'

export interface Rule {
  /** The message for a violation; a rule of ARCHITECTURE.md has the same words there. */
  readonly sentence: string
  refuses(edge: Edge, repository: Repository): boolean
}
