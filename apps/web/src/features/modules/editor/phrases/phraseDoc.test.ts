import { PARTICLES, type PhraseToken } from '@pandok/module-engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalizePhrase } from './normalizePhrase.ts'
import { docToPhrase, phraseToDoc } from './phraseDoc.ts'
import { phraseSchema } from './phraseSchema.ts'

const name = fc.stringMatching(/^[a-z][a-z0-9_]{0,6}$/u)
const condition = fc.constantFrom('a', 'size > 3', 'level == "TR5"')
const format = fc.record(
  {
    dp: fc.integer({ min: 0, max: 10 }),
    unit: fc.constantFrom('show' as const, 'hide' as const),
    form: fc.string({ maxLength: 5 }),
    case: fc.constantFrom('upper' as const, 'lower' as const, 'capital' as const),
    as: fc.constantFrom('text' as const, 'label' as const, 'points' as const, 'id' as const),
    list: fc.constantFrom('and' as const, 'serial' as const, 'or' as const, 'comma' as const),
  },
  { requiredKeys: [] },
)

const { phrase } = fc.letrec<{ phrase: PhraseToken[]; token: PhraseToken }>((tie) => ({
  phrase: fc.array(tie('token'), { maxLength: 5 }),
  token: fc.oneof(
    { maxDepth: 4 },
    fc.string({ unit: fc.constantFrom('가', '나', ' ', 'a', '1', '\n', '.', '😀') }),
    fc.record({ v: name, fmt: format }, { requiredKeys: ['v'] }),
    fc.record({ josa: fc.constantFrom(...PARTICLES) }),
    fc.record({ article: fc.constantFrom('a' as const, 'A' as const) }),
    fc.record({ br: fc.constantFrom(1 as const, 2 as const) }),
    fc.record({ use: name }),
    fc.record(
      { when: condition, then: tie('phrase'), else: tie('phrase') },
      { requiredKeys: ['when', 'then'] },
    ),
    fc.record(
      {
        each: name,
        as: name,
        where: condition,
        by: name,
        sep: tie('phrase'),
        last: tie('phrase'),
        body: tie('phrase'),
      },
      { requiredKeys: ['each', 'body'] },
    ),
    fc.record(
      { lines: fc.array(tie('phrase'), { maxLength: 3 }), numbered: fc.boolean(), start: tie('phrase') },
      { requiredKeys: ['lines'] },
    ),
    fc.record(
      { answers: name, say: fc.dictionary(name, tie('phrase'), { maxKeys: 3 }), sep: tie('phrase') },
      { requiredKeys: ['answers', 'say'] },
    ),
    fc.record({
      plural: name,
      forms: fc.record({ one: tie('phrase'), other: tie('phrase') }, { requiredKeys: [] }),
    }),
  ),
}))

describe('a phrase in the editor', () => {
  it('is returned in canonical form', () => {
    fc.assert(
      fc.property(phrase, (tokens) => {
        const normal = normalizePhrase(tokens)
        expect(docToPhrase(phraseToDoc(normal))).toEqual(normal)
      }),
      { numRuns: 1000 },
    )
  })

  it('is a document that the schema allows', () => {
    fc.assert(fc.property(phrase, (tokens) => phraseToDoc(tokens).check()))
  })

  it('has one canonical form', () => {
    fc.assert(
      fc.property(phrase, (tokens) => {
        const normal = normalizePhrase(tokens)
        expect(normalizePhrase(normal)).toEqual(normal)
      }),
    )
  })

  it('keeps two neighbors with the same condition apart', () => {
    const twice: PhraseToken[] = [
      { when: 'a', then: ['x'], else: ['no x'] },
      { when: 'a', then: ['y'] },
    ]
    expect(docToPhrase(phraseToDoc(twice))).toEqual(twice)
  })

  it('nests overlapping conditions, and writes an «otherwise» once', () => {
    const { only } = phraseSchema.marks
    const a = only.create({ key: 'a', when: 'a', otherwise: null })
    const b = only.create({ key: 'b', when: 'b', otherwise: ['else'] })
    const text = (word: string, marks: (typeof a)[]) => phraseSchema.text(word, marks)
    const doc = phraseSchema.node('doc', null, [
      phraseSchema.node('paragraph', null, [text('1', [a]), text('2', [a, b]), text('3', [b])]),
    ])
    expect(docToPhrase(doc)).toEqual([
      { when: 'a', then: ['1', { when: 'b', then: ['2'], else: ['else'] }] },
      { when: 'b', then: ['3'] },
    ])
  })

  it('puts a condition around another one inside it', () => {
    const doc = phraseToDoc(['one ', { when: 'inner', then: ['two'] }, ' three'])
    const { only } = phraseSchema.marks
    const mark = only.create({ key: 'outer', when: 'outer', otherwise: null })
    const paragraph = doc.firstChild
    const wrapped: import('prosemirror-model').Node[] = []
    paragraph?.forEach((node) => {
      wrapped.push(node.mark(mark.addToSet(node.marks)))
    })
    const next = phraseSchema.node('doc', null, [phraseSchema.node('paragraph', null, wrapped)])
    expect(docToPhrase(next)).toEqual([
      { when: 'outer', then: ['one ', { when: 'inner', then: ['two'] }, ' three'] },
    ])
  })
})
