import { childOf, childrenOf, textOf, type XmlNode } from '../xml/XmlNode.ts'
import type { CardsDraft } from './CardsDraft.ts'
import { type Condition, conditionsIn } from './conditionOf.ts'

/** One path through the decision tree to a result. */
export interface Leaf {
  condition: Condition
  node: XmlNode
  label: string
}

const BRANCHES_MAX = 2000
const DEPTH_MAX = 30

export function leavesOf(
  draft: CardsDraft,
  point: XmlNode,
  before: readonly Condition[],
  depth: number,
  isLeaf: (node: XmlNode) => boolean,
): Leaf[] {
  if (depth > DEPTH_MAX) return []
  const branches = childrenOf(point).filter(({ name }) => name === 'Branch')
  const conditions = branches.map((branch) => conditionsIn(branch, draft.reading))
  const sibling: Condition = { op: 'not', of: { op: 'or', of: conditions } }
  const alternatives = [
    ...branches.map((branch, at) => ({ branch, condition: conditions[at] ?? sibling })),
    ...childrenOf(point)
      .filter(({ name }) => name === 'DefaultBranch')
      .map((branch) => ({ branch, condition: sibling })),
  ]
  return alternatives.flatMap(({ branch, condition }) => {
    const path = [...before, condition]
    const label = textOf(childOf(branch, 'Label'))
    return childrenOf(branch).flatMap((child): Leaf[] => {
      if (child.name === 'DecisionPoint') return leavesOf(draft, child, path, depth + 1, isLeaf)
      if (!isLeaf(child)) return []
      draft.leaves += 1
      if (draft.leaves > BRANCHES_MAX) {
        draft.losses.add('limit', draft.reading.placeOf(child), label, {
          what: 'branches',
          max: BRANCHES_MAX,
        })
        return []
      }
      return [
        {
          condition: path.length === 1 ? (path[0] ?? condition) : { op: 'and', of: path },
          node: child,
          label,
        },
      ]
    })
  })
}

/** Lists the names in conditions. */
export function namesIn(conditions: readonly Condition[]): string[] {
  const found: string[] = []
  const walk = (one: Condition): void => {
    if (one.op === 'test') found.push(one.name)
    else if (one.op === 'not') walk(one.of)
    else if (one.op !== 'const') for (const part of one.of) walk(part)
  }
  for (const one of conditions) walk(one)
  return [...new Set(found)]
}
