import type { PathNode } from './PathNode.ts'
import type { Abstract, PathScope, Scalar, ScalarType } from './Scalar.ts'

/** Runs parts of an expression, for code that handles one kind of node. */
export interface PathRunner {
  scope: PathScope
  run(node: PathNode, here: Abstract, depth: number): Abstract
  /** Returns the only value, which must have this type. */
  one(value: Abstract, type?: ScalarType): Scalar
}
