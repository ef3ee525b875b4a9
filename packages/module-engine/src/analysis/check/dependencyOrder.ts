import type { ModuleDefinition } from '../../document/definition.ts'
import { type AnalysisCache, createAnalysisCache } from '../AnalysisCache.ts'
import { dependencies, TABLE } from './dependencies.ts'

export interface DependencyOrder {
  /** Inputs and computed values, each after its dependencies. Those of a cycle are placed where it was entered. */
  order: readonly string[]
  /** Names that depend on themselves, in the order in which one reads the next. */
  cycles: readonly (readonly string[])[]
}

export function dependencyOrder(
  definition: ModuleDefinition,
  known: AnalysisCache = createAnalysisCache(definition),
): DependencyOrder {
  const reads = dependencies(known)
  const done = new Set<string>()
  const open: string[] = []
  const cycles: string[][] = []
  const order: string[] = []
  const isName = (node: string) => !node.startsWith(TABLE)

  function visit(node: string): void {
    if (done.has(node)) return
    const start = open.indexOf(node)
    if (start !== -1) {
      cycles.push(open.slice(start).filter(isName))
      return
    }
    open.push(node)
    for (const next of reads.get(node) ?? []) if (reads.has(next)) visit(next)
    open.pop()
    done.add(node)
    if (isName(node)) order.push(node)
  }
  for (const node of reads.keys()) visit(node)
  return { order, cycles: cycles.filter((names) => names.length > 0) }
}
