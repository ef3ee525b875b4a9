import { describe, expect, it } from 'vitest'
import { checkModule } from '../analysis/check/checkModule.ts'
import type { PhraseToken } from '../document/phrase.ts'
import { readDefinition } from '../document/readDefinition.ts'
import { renameId } from '../document/rename/renameId.ts'
import { compileModule } from './compileModule.ts'
import { openSession } from './openSession.ts'

const number = (id: string) => ({ id, kind: 'number', group: 'masses', label: { en: id } })

function definitionOf(body: PhraseToken[]) {
  const result = readDefinition({
    groups: [{ id: 'masses', label: { en: 'Masses' } }],
    inputs: [{ id: 'name', kind: 'text', group: 'masses', label: { en: 'Name' } }, number('size')],
    computed: [
      {
        id: 'place',
        kind: 'integer',
        group: 'masses',
        expr: '1 + count(masses.map(m, m.size > size))',
      },
    ],
    outputs: [{ id: 'out', section: 'impression', body: { en: body } }],
  })
  if (!result.ok) throw new Error(JSON.stringify(result.findings))
  return result.definition
}

const ordered: PhraseToken = { each: 'masses', order: 'place', sep: [' '], body: [{ v: 'name' }] }

function written(body: PhraseToken[], ...masses: (readonly [name: string, size: string | undefined])[]) {
  const session = openSession(compileModule(definitionOf(body)), {
    today: '2026-11-16',
    entered: { values: { masses: masses.map(([name, size]) => ({ name, ...(size && { size }) })) } },
  })
  return session.output('out', 'en')?.text
}

describe('the order of rows in a sentence', () => {
  it('M570 is that of a number, the least first', () => {
    expect(written([ordered], ['small', '4'], ['large', '20'], ['medium', '9.5'])).toBe('large medium small')
  })

  it('M570 leaves equal rows as they were entered', () => {
    const by = written([ordered], ['first', '5'], ['top', '7'], ['second', '5.0'], ['third', '5'])
    expect(by).toBe('top first second third')
  })

  it('M570 puts rows last for which the number is unknown', () => {
    const bySize: PhraseToken = { ...ordered, order: 'size' }
    expect(written([bySize], ['open', undefined], ['ten', '10'], ['two', '2'])).toBe('two ten open')
  })

  it('M570 holds for lines and their numbers, and after `where`', () => {
    const lines: PhraseToken[] = [{ lines: [[{ ...ordered, where: 'size > 3' }]], numbered: true }]
    expect(written(lines, ['b', '4'], ['none', '1'], ['a', '8'])).toBe('1. a\n2. b')
  })

  it('M570 takes a number of the row, and follows its renaming', () => {
    expect(checkModule(definitionOf([{ ...ordered, order: 'name' }]), { today: '2026-11-16' })).toEqual(
      expect.arrayContaining([expect.objectContaining({ code: 'type.mismatch' })]),
    )
    const renamed = renameId(definitionOf([ordered]), 'place', 'rank')
    expect(JSON.stringify(renamed)).toContain('"order":"rank"')
  })
})
