import { readTree } from './readTree.ts'
import type { Range, Tree } from './tree.ts'

/** The renaming of an option of a choice. */
export interface OptionRename {
  /** The choice: an input or a computed value. */
  name: string
  from: string
  to: string
}

/**
 * Renames an option wherever it is compared with its choice: `echo == "hypo"`, `"rim" in n.foci`,
 * `foci.exists(f, f == "rim")`. With `isResult`, the expression defines the choice, so its result is an
 * option as well. An equal text elsewhere stays, and so does a source that can't be parsed.
 */
export function renameOptionInExpression(source: string, rename: OptionRename, isResult = false): string {
  if (!source.includes(rename.from)) return source
  const { tree } = readTree(source)
  if (!tree) return source
  const found = isResult ? answersIn(tree, rename.from) : []
  collect(tree, rename, new Set(), found)
  const places = new Map(found.map((range) => [range.from, range]))
  let renamed = source
  for (const { from, to } of [...places.values()].sort((a, b) => b.from - a.from)) {
    const quote = source[from] === "'" ? "'" : '"'
    renamed = renamed.slice(0, from) + quote + rename.to + quote + renamed.slice(to)
  }
  return renamed
}

function collect(tree: Tree, rename: OptionRename, items: ReadonlySet<string>, found: Range[]): void {
  if (tree.kind === 'binary' && COMPARING.has(tree.operator)) {
    compare(tree.left, tree.right, rename, items, found)
  }
  if (tree.kind === 'call' && COMPARING.has(tree.name)) {
    const [of, other] = tree.args
    if (of && other) compare(of, other, rename, items, found)
  }
  if (tree.kind === 'each' && isChoice(tree.of, rename.name, items)) {
    collect(tree.of, rename, items, found)
    collect(tree.body, rename, new Set([...items, tree.item]), found)
  } else for (const part of partsOf(tree)) collect(part, rename, items, found)
}

const COMPARING: ReadonlySet<string> = new Set(['==', '!=', 'in', 'contains', 'orElse'])

function compare(
  a: Tree,
  b: Tree,
  { name, from }: OptionRename,
  items: ReadonlySet<string>,
  found: Range[],
): void {
  if (isChoice(a, name, items)) found.push(...answersIn(b, from))
  if (isChoice(b, name, items)) found.push(...answersIn(a, from))
}

/** Returns whether the tree is the choice itself, that of a row, or one or several of its answers. */
function isChoice(tree: Tree, name: string, items: ReadonlySet<string>): boolean {
  switch (tree.kind) {
    case 'name':
      return tree.name === name || items.has(tree.name)
    case 'field':
      return tree.name === name
    case 'index':
      return isChoice(tree.of, name, items)
    case 'each':
      if (tree.how === 'filter') return isChoice(tree.of, name, items)
      return tree.how === 'map' && isChoice(tree.body, name, items)
    case 'call':
      return tree.name === 'orElse' && tree.args[0] !== undefined && isChoice(tree.args[0], name, items)
    default:
      return false
  }
}

/** Returns the literals that the tree can evaluate to. */
function answersIn(tree: Tree, option: string): Range[] {
  switch (tree.kind) {
    case 'text':
      return tree.value === option ? [tree.range] : []
    case 'list':
      return tree.items.flatMap((item) => answersIn(item, option))
    case 'choice':
      return [...answersIn(tree.yes, option), ...answersIn(tree.no, option)]
    case 'call':
      return tree.name === 'orElse' ? tree.args.flatMap((arg) => answersIn(arg, option)) : []
    default:
      return []
  }
}

function partsOf(tree: Tree): readonly Tree[] {
  switch (tree.kind) {
    case 'list':
      return tree.items
    case 'field':
    case 'not':
    case 'minus':
      return [tree.of]
    case 'index':
      return [tree.of, tree.index]
    case 'call':
      return tree.args
    case 'each':
      return [tree.of, tree.body]
    case 'choice':
      return [tree.condition, tree.yes, tree.no]
    case 'logic':
    case 'binary':
      return [tree.left, tree.right]
    default:
      return []
  }
}
