import { describe, expect, it } from 'vitest'
import { isCollection, isPair, LineCounter } from 'yaml'
import { YAML_NESTING_MAX } from '../model/limits.ts'
import { parseShallow } from './parseShallow.ts'

const MATCH = 'matches:\n  - trigger: ":a"\n    replace: x\n'
const parse = (text: string) => parseShallow(text, new LineCounter())

function depthOf(node: unknown): number {
  let depth = 0
  for (let level = [node]; level.length > 0; depth += 1)
    level = level
      .flatMap((part) => (isPair(part) ? [part.key, part.value] : [part]))
      .flatMap((part) => (isCollection(part) ? part.items : []))
  return depth
}

describe('parseShallow', () => {
  it.each(['[', '{', '- ', '? ', '{a: ', '[? ', '!a [', '&a [', '- [', '[[],', '- - ? '])(
    'ends where «%s» over and over nests too deep',
    (piece) => {
      const { document, end } = parse(`${MATCH}  - ${piece.repeat(20_000)}`)
      expect(end).toBeGreaterThan(MATCH.length)
      expect(end).toBeLessThan(MATCH.length + (YAML_NESTING_MAX + 2) * piece.length)
      // A key of a flow collection is a map of its own without a level of the parser.
      expect(depthOf(document?.contents)).toBeLessThanOrEqual(2 * (YAML_NESTING_MAX + 1))
    },
  )

  it('ends where indented maps are nested too deeply', () => {
    const text = Array.from({ length: 1000 }, (_, level) => `${' '.repeat(level)}a:`).join('\n')
    expect(text.slice(0, parse(text).end).split('\n').length).toBeLessThanOrEqual(YAML_NESTING_MAX + 2)
  })

  it('reads everything that is nested like snippets', () => {
    const vars = '    vars: [{ name: f, params: { fields: { side: { values: [a, b] } } } }]\n'
    const text = `${MATCH}${vars}`
    const { document, end } = parse(text)
    expect(end).toBe(text.length)
    expect(document?.errors).toEqual([])
    expect(document?.toJS()).toMatchObject({ matches: [{ trigger: ':a', vars: [{ name: 'f' }] }] })
  })

  it('stops after the first of many documents', () => {
    const lines = new LineCounter()
    parseShallow('a: 1\n---\n'.repeat(1000), lines)
    expect(lines.lineStarts.length).toBeLessThan(10)
  })
})
