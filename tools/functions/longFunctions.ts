import { parseSync } from 'oxc-parser'

export interface LongFunction {
  path: string
  /**
   * The name of the function, or of the function that it is passed to: `createViewer`, `useEffect`. It is
   * empty if there is neither.
   */
  name: string
  lines: number
}

const FUNCTIONS: ReadonlySet<string> = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
])

/** Returns the functions of a source that have more lines than that, including their first and last. */
export function longFunctions(path: string, source: string, maxLines: number): LongFunction[] {
  const lineOf = lineFinder(source)
  const found: LongFunction[] = []
  // A file, or a part of one, with at most this many lines contains no longer function, so most files aren't
  // parsed.
  const isShort = (start: number, end: number) => lineOf(end) - lineOf(start) < maxLines
  if (isShort(0, source.length)) return found
  const visit = (node: unknown, owner: string): void => {
    if (Array.isArray(node)) {
      for (const each of node) visit(each, owner)
      return
    }
    if (!isNode(node) || isShort(node.start, node.end)) return
    const name = nameOf(node) ?? owner
    if (FUNCTIONS.has(node.type)) found.push({ path, name, lines: lineOf(node.end) - lineOf(node.start) + 1 })
    const inner = FUNCTIONS.has(node.type) ? '' : name
    for (const [key, value] of Object.entries(node)) if (key !== 'parent') visit(value, inner)
  }
  visit(parseSync(path, source).program, '')
  return found
}

interface Node {
  type: string
  start: number
  end: number
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value

/** Returns the name that a node gives to the function inside it. */
function nameOf(node: object): string | undefined {
  for (const key of ['id', 'key', 'callee'] as const) {
    const named: unknown = (node as Record<string, unknown>)[key]
    if (typeof named === 'object' && named !== null && 'name' in named && typeof named.name === 'string')
      return named.name
  }
  return undefined
}

function lineFinder(source: string): (offset: number) => number {
  const starts = [0]
  for (let at = source.indexOf('\n'); at !== -1; at = source.indexOf('\n', at + 1)) starts.push(at + 1)
  return (offset) => {
    let [low, high] = [0, starts.length - 1]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return low
  }
}
