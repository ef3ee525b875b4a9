import { Plugin, type Transaction } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { particleWritten } from './particleWritten.ts'
import { phraseSchema } from './phraseSchema.ts'

/** A word that may be a particle, and the character that ends it. */
const END = /^(?<word>[^\s.,;:]+)(?<end>[\s.,;:])$/u

/** In Korean, a particle typed after a field becomes a token whose form follows the value's sound. */
export const particleTyping = (viewOf: () => EditorView | undefined) =>
  new Plugin({
    appendTransaction(transactions, _before, state) {
      const isTyped = transactions.some((tr) => tr.docChanged && isTyping(tr))
      if (!isTyped || viewOf()?.composing) return null
      const { $head, empty, head } = state.selection
      if (!empty || !$head.parent.isTextblock) return null
      const before = $head.nodeBefore
      const word = before?.isText ? END.exec(before.text ?? '')?.groups : undefined
      const particle = particleWritten(word?.['word'] ?? '')
      if (!before || !word || !particle) return null
      const start = head - before.nodeSize
      const field = state.doc.resolve(start).nodeBefore
      if (field?.type !== phraseSchema.nodes.value) return null
      const chip = phraseSchema.nodes.particle.create({ josa: particle }, null, before.marks)
      return state.tr.replaceWith(start, head - 1, chip)
    },
  })

const isTyping = (tr: Transaction) =>
  tr.getMeta('uiEvent') !== 'paste' && tr.getMeta('history$') === undefined
