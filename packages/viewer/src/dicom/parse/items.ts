import type { ParsedDataset, ParsedElement } from './ParsedDataset.ts'
import { parseDataset } from './parseDataset.ts'
import { type Head, readHead, UNDEFINED_LENGTH } from './readHead.ts'
import { ITEM, ITEM_END, MAX_DEPTH, syntaxWithin } from './skip.ts'

/** The items of a sequence, each parsed when it is reached. */
export function* items(dataset: ParsedDataset, tag: number): Generator<ParsedDataset, void, void> {
  const element = dataset.elements.get(tag)
  if (element && dataset.depth < MAX_DEPTH) yield* itemsOfElement(dataset, element)
}

function* itemsOfElement(
  dataset: ParsedDataset,
  element: ParsedElement,
): Generator<ParsedDataset, void, void> {
  const { source, charsets } = dataset
  const isHidden = element.vr === 'UN'
  const syntax = isHidden ? syntaxWithin(source, element.start, element.end) : dataset.syntax
  const depth = dataset.depth + 1
  const head: Head = { tag: 0, vr: '', start: 0, length: 0 }
  let at = element.start
  while (readHead(source, at, element.end, syntax, head) && head.tag === ITEM) {
    const { start, length } = head
    const isOpen = length === UNDEFINED_LENGTH
    const limit = isOpen ? element.end : Math.min(start + length, element.end)
    const item = parseDataset(source, start, limit, syntax, { depth, charsets })
    yield item
    at = isOpen ? pastDelimiter(item) : start + length
  }
}

/** The position after the item's delimiter; without one, parsing went as far as it was valid. */
function pastDelimiter({ source, syntax, stop }: ParsedDataset): number {
  const head: Head = { tag: 0, vr: '', start: 0, length: 0 }
  return readHead(source, stop, source.bytes.length, syntax, head) && head.tag === ITEM_END
    ? head.start
    : stop
}

export function firstItem(dataset: ParsedDataset | undefined, tag: number): ParsedDataset | undefined {
  if (!dataset?.elements.has(tag)) return undefined
  const first = items(dataset, tag).next()
  return first.done ? undefined : first.value
}
