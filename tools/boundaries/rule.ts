import type { Edge } from './edge.ts'
import type { Repository } from './workspaceOf.ts'

export interface Rule {
  /** What a person reads when it is broken; the same words as in ARCHITECTURE.md where it comes from there. */
  readonly sentence: string
  refuses(edge: Edge, repository: Repository): boolean
}
