import type { Type } from './Built.ts'
import { build } from './build.ts'
import { readTree } from './readTree.ts'
import type { Scope } from './Scope.ts'

/** Returns the type of a source, or undefined if it has a fault. */
export function typeOfSource(source: string, scope: Scope): Type | undefined {
  const { tree, faults } = readTree(source)
  if (!tree) return undefined
  const { type } = build(tree, { scope, faults, reads: new Set(), build })
  return faults.length === 0 ? type : undefined
}
