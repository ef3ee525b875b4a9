import { itemAt } from '@pandok/domain'
import type { PhraseToken } from '@pandok/module-engine'
import { Fragment, type Mark, type Node } from 'prosemirror-model'
import { normalizePhrase } from './normalizePhrase.ts'
import { freshKey, nodeOf, type OnlyAttrs, phraseSchema, tokenOf } from './phraseSchema.ts'

const { only } = phraseSchema.marks

/** A phrase as a ProseMirror document; `docToPhrase` returns the same phrase in canonical form. */
export function phraseToDoc(phrase: readonly PhraseToken[]): Node {
  const nodes = nodesOf(normalizePhrase(phrase), [])
  return phraseSchema.node('doc', null, phraseSchema.node('paragraph', null, Fragment.fromArray(nodes)))
}

export const phraseToFragment = (phrase: readonly PhraseToken[]): Fragment =>
  Fragment.fromArray(nodesOf(normalizePhrase(phrase), []))

function nodesOf(phrase: readonly PhraseToken[], marks: readonly Mark[]): Node[] {
  return phrase.flatMap((token) => {
    if (typeof token === 'string') return [phraseSchema.text(token, marks)]
    if ('when' in token && token.then.length > 0) {
      const attrs: OnlyAttrs = { key: freshKey(), when: token.when, otherwise: token.else ?? null }
      return nodesOf(token.then, [...marks, only.create(attrs)])
    }
    return [nodeOf(token).mark(marks)]
  })
}

interface Item {
  token: PhraseToken
  marks: readonly Mark[]
}

export function docToPhrase(doc: Node): PhraseToken[] {
  const items: Item[] = []
  doc.descendants((node) => {
    if (!node.isInline) return true
    const token = node.isText ? (node.text ?? '') : tokenOf(node)
    items.push({ token, marks: node.marks.filter((mark) => mark.type === only) })
    return false
  })
  return normalizePhrase(gather(items, new Set()))
}

/**
 * Converts marks to a tree. The longest condition is the outermost. A condition that is cut off by the end of
 * another one continues as a second token without its alternative, which would otherwise be written twice.
 */
function gather(items: readonly Item[], written: Set<string>): PhraseToken[] {
  const tokens: PhraseToken[] = []
  let at = 0
  while (at < items.length) {
    const item = itemAt(items, at)
    const outer = furthest(items, at)
    if (!outer) {
      tokens.push(item.token)
      at += 1
      continue
    }
    const inner = items.slice(at, outer.end).map(({ token, marks }) => ({
      token,
      marks: marks.filter((mark) => keyOf(mark) !== keyOf(outer.mark)),
    }))
    const { key, when, otherwise } = outer.mark.attrs as OnlyAttrs
    const rest = otherwise && !written.has(key) ? { else: otherwise } : {}
    written.add(key)
    tokens.push({ when, then: gather(inner, written), ...rest })
    at = outer.end
  }
  return tokens
}

function furthest(items: readonly Item[], from: number): { mark: Mark; end: number } | undefined {
  let best: { mark: Mark; end: number } | undefined
  for (const mark of items[from]?.marks ?? []) {
    let end = from + 1
    while (items[end]?.marks.some((other) => keyOf(other) === keyOf(mark))) end += 1
    if (!best || end > best.end) best = { mark, end }
  }
  return best
}

const keyOf = (mark: Mark): string => (mark.attrs as OnlyAttrs).key
