import { type ColumnClasses, NO, type PlainCell, YES } from './ColumnClasses.ts'
import type { MultiDomain } from './Domain.ts'

/** The limit is 2^12 signatures; people would not distinguish more options in the cells of one column. */
const DISTINCT_MAX = 12

/**
 * `in` means «has one of», `not` means «has none of». Options that the same cells name are interchangeable,
 * so a class is a set of such kinds of options. It is undefined if there are too many kinds.
 */
export function multiClasses(
  domain: MultiDomain,
  cells: readonly PlainCell[],
  literals: readonly string[],
): ColumnClasses | undefined {
  const kinds = kindsOfOptions(domain, [...cells, ...literals.map((option) => ({ in: [option] }))])
  if (kinds.length > DISTINCT_MAX) return undefined
  const lists: string[][] = domain.canBeEmpty ? [[]] : []
  for (let chosen = 1; chosen < 1 << kinds.length; chosen++) {
    const list = pick(
      kinds.filter((_, kind) => (chosen >>> kind) & 1),
      domain,
    )
    if (list) lists.push(list)
  }
  lists.sort((a, b) => a.length - b.length)
  return {
    examples: lists.map((list) => list.join(', ')),
    values: lists,
    isNumber: false,
    isOrdered: false,
    isExact: false,
    isEndless: lists.map(() => false),
    answers(cell) {
      if ('range' in cell) return lists.map(() => NO)
      const isListed = 'in' in cell
      const named = new Set((isListed ? cell.in : cell.not).map(String))
      return lists.map((list) => (list.some((option) => named.has(option)) === isListed ? YES : NO))
    },
  }
}

interface KindOfOption {
  isExclusive: boolean
  ids: string[]
}

function kindsOfOptions(domain: MultiDomain, cells: readonly PlainCell[]): KindOfOption[] {
  const named = cells.flatMap((cell) =>
    'range' in cell ? [] : [new Set(('in' in cell ? cell.in : cell.not).map(String))],
  )
  const kinds = new Map<string, KindOfOption>()
  for (const { id, exclusive } of domain.options) {
    const key = `${exclusive};${named.map((set) => (set.has(id) ? 1 : 0)).join('')}`
    const kind = kinds.get(key)
    if (kind) kind.ids.push(id)
    else kinds.set(key, { isExclusive: exclusive, ids: [id] })
  }
  return [...kinds.values()]
}

/** Returns the shortest list within the limits of the input that has each of these kinds and no other. */
function pick(kinds: readonly KindOfOption[], domain: MultiDomain): string[] | undefined {
  if (kinds.some((kind) => kind.isExclusive)) {
    const [kind] = kinds
    return kinds.length === 1 && kind?.ids[0] !== undefined ? [kind.ids[0]] : undefined
  }
  const list = kinds.flatMap((kind) => kind.ids.slice(0, 1))
  const more = kinds.flatMap((kind) => kind.ids.slice(1))
  while (list.length < domain.min) {
    const next = more.shift()
    if (next === undefined) return undefined
    list.push(next)
  }
  return list.length <= domain.max ? list : undefined
}
