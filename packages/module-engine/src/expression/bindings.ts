import type { Token } from './tokens.ts'
import { isComprehension } from './tree.ts'

/**
 * The token indexes of a comprehension such as `list.map(item, …)`: the end of its list, its brackets and the
 * name of its item.
 */
export interface Binding {
  item: string
  /** The index of the dot after the list. */
  dot: number
  open: number
  /** The index of the closing bracket, or the number of tokens where it is missing. */
  close: number
}

/** They are found by tokens, so that half-written sources have them as well. */
export function bindings(found: readonly Token[]): Binding[] {
  return found.flatMap((token, index) => {
    if (token.kind !== 'name' || !isComprehension(token.text)) return []
    const [dot, open, item, comma] = [-1, 1, 2, 3].map((step) => found[index + step])
    const isBinding = dot?.text === '.' && open?.text === '(' && item?.kind === 'name' && comma?.text === ','
    if (!isBinding || !item) return []
    return [{ item: item.text, dot: index - 1, open: index + 1, close: closing(found, index + 1) }]
  })
}

function closing(found: readonly Token[], open: number): number {
  let depth = 0
  for (let index = open; index < found.length; index++) {
    const token = found[index]
    if (token?.kind !== 'mark') continue
    if ('([{'.includes(token.text)) depth++
    else if (')]}'.includes(token.text) && --depth === 0) return index
  }
  return found.length
}
