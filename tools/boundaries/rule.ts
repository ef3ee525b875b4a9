import type { Edge } from './edge.ts'
import type { Repository } from './workspaceOf.ts'

export interface Rule {
  /** The message for a violation. */
  readonly sentence: string
  refuses(edge: Edge, repository: Repository): boolean
}
