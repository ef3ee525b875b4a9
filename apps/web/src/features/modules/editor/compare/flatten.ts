import { fieldsOf } from '@pandok/domain'
import type { Cell, PhraseToken } from '@pandok/module-engine'
import { phraseText } from '#shared/module-preview/phraseText.ts'

/** Every leaf of an item by its path from the item's root, as readable text. */
export function flatten(item: object): Map<string, string> {
  const leaves = new Map<string, string>()
  walk(item, [], leaves)
  return leaves
}

function walk(node: unknown, path: readonly string[], leaves: Map<string, string>): void {
  if (node === undefined) return
  if (path[0] === 'body' && path.length === 2 && Array.isArray(node)) {
    leaves.set(path.join('/'), phraseText(node as PhraseToken[]))
  } else if (path.at(-2) === 'when' && path[0] === 'rows') {
    leaves.set(path.join('/'), cellText(node as Cell))
  } else if (Array.isArray(node)) {
    if (node.every((each) => typeof each !== 'object' || each === null)) {
      leaves.set(path.join('/'), node.map(leafText).join(', '))
    } else {
      for (const [index, each] of node.entries()) walk(each, [...path, nameOf(each, index)], leaves)
    }
  } else if (typeof node === 'object' && node !== null) {
    for (const [key, value] of Object.entries(node)) walk(value, [...path, key], leaves)
  } else {
    leaves.set(path.join('/'), leafText(node))
  }
}

/** Answers are identified by their id, anything else by its index. */
function nameOf(item: unknown, index: number): string {
  const { id } = fieldsOf(item)
  return typeof id === 'string' && !id.includes('/') ? id : String(index + 1)
}

const leafText = (value: unknown): string => (value === null ? '—' : String(value))

function cellText(cell: Cell): string {
  if (cell === '-') return '—'
  if ('in' in cell) return cell.in.map(leafText).join(', ')
  if ('not' in cell) return `≠ ${cell.not.map(leafText).join(', ')}`
  if ('known' in cell) return cell.known ? '?✓' : '?'
  if ('expr' in cell) return cell.expr
  const [from, to, ends] = cell.range
  return `${ends[0]}${from ?? '−∞'}, ${to ?? '∞'}${ends[1]}`
}
