import type { PhraseToken } from '@pandok/module-engine'
import { Fragment, type Node, Slice } from 'prosemirror-model'
import { phraseToFragment } from './phraseDoc.ts'
import { phraseSchema, tokenOf } from './phraseSchema.ts'

/** A sentence is one paragraph, so pasted paragraphs become lines. */
export function flattened(slice: Slice): Slice {
  const nodes: Node[] = []
  slice.content.forEach((node, _offset, index) => {
    if (node.isInline) nodes.push(node)
    else {
      if (index > 0) nodes.push(phraseSchema.nodes.lines.create({ br: 1 }))
      node.descendants((inner) => {
        if (inner.isInline) nodes.push(inner)
        return !inner.isInline
      })
    }
  })
  return new Slice(Fragment.fromArray(nodes), 0, 0)
}

/** Chips become `{id}` in plain text. */
export function slicedText(slice: Slice): string {
  let text = ''
  slice.content.descendants((node) => {
    if (node.isText) text += node.text ?? ''
    else if (node.isInline) text += tokenText(tokenOf(node))
    return !node.isInline
  })
  return text
}

function tokenText(token: Exclude<PhraseToken, string>): string {
  if ('v' in token) return `{${token.v}}`
  if ('josa' in token) return token.josa
  if ('article' in token) return token.article
  if ('br' in token) return '\n'.repeat(token.br)
  return ''
}

/** Parses plain text: `{id}` of a known field becomes a chip, and line ends become breaks. */
export function textSlice(text: string, isField: (id: string) => boolean): Slice {
  const tokens = text.split(/(\{[a-z][a-z0-9_]{0,31}\})/u).map((part): PhraseToken => {
    const id = /^\{(.+)\}$/u.exec(part)?.[1]
    return id !== undefined && isField(id) ? { v: id } : part
  })
  return new Slice(phraseToFragment(tokens), 0, 0)
}
