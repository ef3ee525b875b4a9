import type { PathNode } from './PathNode.ts'
import type { Abstract, PathScope, Scalar, ScalarType } from './Scalar.ts'

/** What runs a part of an expression, for those who deal with one kind of it. */
export interface PathRunner {
  scope: PathScope
  run(node: PathNode, here: Abstract, depth: number): Abstract
  /** The one value of this type. */
  one(value: Abstract, type?: ScalarType): Scalar
}
