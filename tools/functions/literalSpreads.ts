import { parseSync } from 'oxc-parser'

export interface LiteralSpread {
  start: number
  end: number
  /** The range of the properties, without the braces. */
  inner: { start: number; end: number }
  line: number
}

/**
 * Finds the places where an object spreads an object literal, as in `{ ...{ a, b } }`. Such a spread only
 * puts its properties on one line and makes a function look shorter than it is. Of nested ones only the
 * outermost is found.
 */
export function literalSpreads(path: string, source: string): LiteralSpread[] {
  if (!source.includes('...{')) return []
  const found: LiteralSpread[] = []
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const each of node) visit(each)
      return
    }
    if (!isNode(node)) return
    const spreads = node.type === 'ObjectExpression' ? (node.properties ?? []).filter(isLiteralSpread) : []
    for (const { start, end, argument } of spreads)
      found.push({
        start,
        end,
        inner: { start: argument.start + 1, end: argument.end - 1 },
        line: source.slice(0, start).split('\n').length,
      })
    for (const [key, value] of Object.entries(node)) {
      if (key === 'parent') continue
      visit(key === 'properties' ? without(value, spreads) : value)
    }
  }
  visit(parseSync(path, source).program)
  return found.sort((a, b) => a.start - b.start)
}

/**
 * Returns the source with the properties instead of the spreads; the formatter then has to lay them out. A
 * spread with a comment is left, because the comment could end up before a comma.
 */
export function withoutLiteralSpreads(path: string, source: string): string {
  const spreads = literalSpreads(path, source).filter(
    ({ inner }) => !/\/[/*]/.test(source.slice(inner.start, inner.end)),
  )
  if (spreads.length === 0) return source
  let rest = source
  for (const { start, end, inner } of spreads.reverse()) {
    const properties = rest.slice(inner.start, inner.end).trim().replace(/,$/, '')
    rest = rest.slice(0, start) + properties + rest.slice(end)
  }
  return withoutLiteralSpreads(path, rest)
}

interface Node {
  type: string
  start: number
  end: number
  properties?: Node[]
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value

const isLiteralSpread = (node: Node): node is Node & { argument: Node } =>
  node.type === 'SpreadElement' &&
  'argument' in node &&
  isNode(node.argument) &&
  node.argument.type === 'ObjectExpression' &&
  node.argument.properties?.length !== 0

const without = (value: unknown, left: readonly Node[]): unknown =>
  Array.isArray(value) ? value.filter((each) => !left.includes(each)) : value
