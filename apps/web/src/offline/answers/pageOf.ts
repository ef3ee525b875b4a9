import { ALL_MAX_ITEMS, type ListPage, type ListQuery, searchedName } from '@pandok/domain'

interface Listed {
  id: string
  name: string
}

interface ListRules<Item extends Listed> {
  /** The texts that a search covers. */
  searched: (item: Item) => readonly string[]
  fits: (item: Item) => boolean
  sortedBy: (item: Item, sort: string) => string | number
}

/** Sorts like the server: Korean first, case-insensitive, numbers by value. */
const names = new Intl.Collator('ko', { numeric: true })

/** One page of a list in the format of the server. */
export function pageOf<Item extends Listed, Sort extends string>(
  items: readonly Item[],
  query: ListQuery<Sort>,
  { searched, fits, sortedBy }: ListRules<Item>,
): ListPage<Item> {
  const words = searchedName(query.search ?? '')
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '')
  const found = items.filter((item) => {
    const text = searchedName(searched(item).join('\n').toLowerCase())
    return fits(item) && words.every((word) => text.includes(word))
  })
  const { sort = 'updatedAt', order = query.sort === undefined ? 'desc' : 'asc' } = query
  const direction = order === 'asc' ? 1 : -1
  const compare = (a: Item, b: Item): number => {
    const [left, right] = [sortedBy(a, sort), sortedBy(b, sort)]
    if (typeof left === 'number' && typeof right === 'number') return left - right
    // ISO timestamps sort in the order of time.
    return sort === 'updatedAt' || sort === 'createdAt'
      ? Number(left > right) - Number(left < right)
      : names.compare(String(left), String(right))
  }
  const sorted = found.toSorted(
    (a, b) => direction * compare(a, b) || names.compare(a.name, b.name) || (a.id < b.id ? -1 : 1),
  )
  const limit = query.pageSize === 'all' ? ALL_MAX_ITEMS : query.pageSize
  const offset = (query.page - 1) * limit
  return { items: sorted.slice(offset, offset + limit), total: found.length }
}

/** Returns the distinct values in the order of the list. */
export const distinctSorted = (values: readonly string[]): string[] =>
  [...new Set(values.filter((value) => value !== ''))].sort(names.compare)
