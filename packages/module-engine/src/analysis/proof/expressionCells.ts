import type { Cell, DecisionTable } from '../../document/logic.ts'
import { readTree } from '../../expression/readTree.ts'
import type { Tree } from '../../expression/tree.ts'
import type { AnalysisCache } from '../AnalysisCache.ts'
import { type Answer, type ColumnClasses, NO, UNDECIDED, YES } from './ColumnClasses.ts'
import { coreValue } from './coreValue.ts'

/** Lists the numbers and texts in the expressions of a column's cells, at which their results may change. */
export function literalsIn(cells: readonly Cell[]): { numbers: string[]; texts: string[] } {
  const numbers = new Set<string>()
  const texts = new Set<string>()
  for (const source of new Set(cells.flatMap((cell) => (cell !== '-' && 'expr' in cell ? cell.expr : [])))) {
    const { tree } = readTree(source)
    if (tree) collect(tree, numbers, texts)
  }
  return { numbers: [...numbers], texts: [...texts] }
}

function collect(tree: Tree, numbers: Set<string>, texts: Set<string>): void {
  if (tree.kind === 'decimal') numbers.add(tree.value.toFixed())
  if (tree.kind === 'text') texts.add(tree.value)
  if (tree.kind === 'minus' && tree.of.kind === 'decimal') numbers.add(tree.of.value.neg().toFixed())
  for (const part of partsOf(tree)) collect(part, numbers, texts)
}

function partsOf(tree: Tree): readonly Tree[] {
  switch (tree.kind) {
    case 'list':
      return tree.items
    case 'call':
      return tree.args
    case 'not':
    case 'minus':
    case 'field':
      return [tree.of]
    case 'index':
      return [tree.of, tree.index]
    case 'choice':
      return [tree.condition, tree.yes, tree.no]
    case 'logic':
    case 'binary':
      return [tree.left, tree.right]
    case 'each':
      return [tree.of, tree.body]
    default:
      return []
  }
}

/**
 * Evaluates cells that are expressions on the example of every class. That is exact if a class is a single
 * value, or if the expression only compares the column with literals, all of which are break points. Other
 * cells are left open.
 */
export function reader(
  known: AnalysisCache,
  table: DecisionTable,
  ref: string,
  classes: ColumnClasses,
): (source: string) => readonly Answer[] | undefined {
  return (source) => {
    const compiled = known.compile(source, known.scope(table.group))
    if (!compiled.ok || compiled.expression.type !== 'bool') return undefined
    if (compiled.expression.reads.some((name) => name !== ref)) return undefined
    const { tree } = readTree(source)
    if (!classes.isExact && !(tree && isComparison(tree))) return undefined
    const answers: Answer[] = []
    for (const value of [...classes.values, undefined]) {
      const core = value === undefined ? undefined : coreValue(value, classes.isNumber)
      const outcome = compiled.expression.run({ read: (name) => (name === ref ? core : undefined) })
      if (outcome.kind === 'failed') return undefined
      if (outcome.kind === 'unknown') answers.push(UNDECIDED)
      else answers.push(outcome.value === true ? YES : NO)
    }
    return answers
  }
}

const COMPARING = new Set(['==', '!=', '<', '<=', '>', '>=', 'in'])

function isComparison(tree: Tree): boolean {
  switch (tree.kind) {
    case 'bool':
      return true
    case 'not':
      return isComparison(tree.of)
    case 'logic':
      return isComparison(tree.left) && isComparison(tree.right)
    case 'call':
      return tree.name === 'known' && tree.args.length === 1 && tree.args[0]?.kind === 'name'
    case 'binary':
      return COMPARING.has(tree.operator) && isTerm(tree.left) && isTerm(tree.right)
    default:
      return false
  }
}

function isTerm(tree: Tree): boolean {
  if (tree.kind === 'list') return tree.items.every(isTerm)
  if (tree.kind === 'minus') return tree.of.kind === 'decimal'
  return ['decimal', 'text', 'bool', 'name'].includes(tree.kind)
}
