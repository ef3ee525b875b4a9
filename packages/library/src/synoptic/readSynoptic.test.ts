import { readFileSync } from 'node:fs'
import { checkModule } from '@pandok/module-engine'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readSynoptic } from './readSynoptic.ts'

const fixture = (name: string): Record<string, unknown> =>
  parse(readFileSync(new URL(`fixtures/${name}.yaml`, import.meta.url), 'utf8'))

const problemsOf = (given: unknown): readonly string[] => {
  const read = readSynoptic(given, [])
  return read.ok ? [] : read.problems
}

describe('readSynoptic', () => {
  it.each(['skin-excision', 'colon-biopsies'])('converts %s into a module without an error', (name) => {
    const read = readSynoptic(fixture(name), [])
    if (!read.ok) throw new Error(read.problems.join('\n'))
    const findings = read.report.modules.flatMap(({ definition }) => checkModule(definition))
    expect(findings.filter(({ level }) => level === 'error')).toEqual([])
    expect(read.report.leftOut).toEqual([])
  })

  it('asks for values without which the text of a row or a chosen comment can’t be written', () => {
    const words = (text: string) => ({ ko: text, en: text, zh: text, ja: text, de: text })
    const file = fixture('skin-excision')
    const stains = {
      id: 'stains',
      name: words('Stains'),
      kind: 'rows',
      row_text: words('{mk} {res}[ ({share})]'),
      row: ['mk', 'res', 'share'].map((id) => ({ id, label: words(id), kind: 'text' })),
    }
    const comment = {
      id: 'addendum',
      name: words('Addendum'),
      text: words('{what} will follow.'),
      blanks: [{ id: 'what', label: words('What'), kind: 'text' }],
    }
    const read = readSynoptic(
      {
        ...file,
        elements: [...(file['elements'] as object[]), stains],
        synoptic: [...(file['synoptic'] as unknown[]), 'stains'],
        comments: [comment],
      },
      [],
    )
    if (!read.ok) throw new Error(read.problems.join('\n'))
    const inputs = read.report.modules[0]?.definition.inputs ?? []
    const required = Object.fromEntries(inputs.map((input) => [input.id, input.required]))
    expect(required).toMatchObject({
      stains_mk: true,
      stains_res: true,
      stains_share: undefined,
      addendum_what: 'orElse("addendum" in comments, false)',
    })
  })

  it('asks only under a condition for values that are otherwise useless', () => {
    const file = fixture('skin-excision')
    const [first, second, ...others] = file['elements'] as { id: string }[]
    const elements = [first, { ...second, only_when: `has(${first?.id})` }, ...others]
    const read = readSynoptic({ ...file, elements }, [])
    if (!read.ok) throw new Error(read.problems.join('\n'))
    const input = read.report.modules[0]?.definition.inputs.find(({ id }) => id === second?.id)
    expect(input?.visible).toBe(`known(${first?.id})`)
  })

  it('names a value that is the column of a table, and no other', () => {
    // biome-ignore lint/suspicious/noThenProperty: the file format has this property; rows are never awaited
    const table = { rows: [{ if: 'rcb > 1', then: { rcb_class: 'RCB-II' } }] }
    const stage = { steps: [{ rcb: '1 + 1' }, { nsum: 'rcb + 1' }, { rcb_tab: table }] }
    const read = readSynoptic({ ...fixture('skin-excision'), stage, comments_auto: [], synoptic: [] }, [])
    if (!read.ok) throw new Error(read.problems.join('\n'))
    const { tables = [], computed = [] } = read.report.modules[0]?.definition ?? {}
    expect(tables.map(({ cols }) => cols)).toEqual([[{ ref: 'rcb' }]])
    expect(Object.fromEntries(computed.map(({ id, label }) => [id, label?.en]))).toEqual({
      rcb: 'RCB score',
      nsum: undefined,
      rcb_class: undefined,
    })
  })

  it('gives the place of a fault in a file', () => {
    const file = fixture('skin-excision')
    const elements = file['elements'] as object[]
    expect(problemsOf({ ...file, elements: [{ ...elements[0], kind: 'colour' }] })).toEqual([
      expect.stringMatching(/^elements\.0\.kind: /u),
    ])
    expect(problemsOf({ ...file, stage: { steps: [{ t: 'big +' }] } })).toEqual([
      'step «t»: the formula breaks off',
    ])
    expect(problemsOf({ ...file, synoptic: ['gone'] })).toEqual(['there is no element «gone»'])
    expect(problemsOf({ ...file, stage: { steps: [{ g: { use: 'x', inputs: {}, outputs: {} } }] } })).toEqual(
      ['step «g»: the library has no module «x»'],
    )
    expect(problemsOf(null)).toEqual(['holds no report'])
  })

  it('refuses an unknown wording instead of guessing', () => {
    const file = fixture('skin-excision')
    const stage = { ...(file['stage'] as object), derive: { side: 'wherever it is' } }
    expect(problemsOf({ ...file, stage })).toEqual([
      '«side» is described in words that are not known: «wherever it is»',
    ])
  })

  const words = (text: string) => ({ ko: text, en: text, zh: text, ja: text, de: text })
  const partsWith = (comment: object, checks: readonly object[] = []) => {
    const read = readSynoptic({ ...fixture('colon-biopsies'), comments: [comment], checks }, [])
    if (!read.ok) throw new Error(read.problems.join('\n'))
    return read.report
  }
  const further = { id: 'further', name: words('Further stains'), text: words('Stains will follow.') }

  it('reports a comment on something that no part has as a contradiction', () => {
    const { modules } = partsWith({ ...further, only_when: "'cancer' in dx" })
    expect(modules[0]?.definition.checks).toContainEqual(
      expect.objectContaining({
        level: 'block',
        message: expect.objectContaining({ en: expect.stringContaining('Further') }),
        when: 'orElse("further" in comments, false) && !(orElse(further_of <= size(parts), false) ? (orElse("cancer" in parts[further_of - 1].dx, false)) : parts.exists(r, orElse("cancer" in r.dx, false)))',
      }),
    )
  })

  it('asks which of several parts a comment is about', () => {
    const { modules } = partsWith(further)
    const asked = modules[0]?.definition.inputs.find(({ id }) => id === 'further_of')
    expect(asked?.visible).toBe('orElse("further" in comments, false) && size(parts) > 1')
    expect(asked?.required).toBeUndefined()
  })

  it('converts a check on the diagnoses of a part, and reports one with unknown names', () => {
    const report = partsWith(further, [
      { if: "'cancer' in dx and 'adenoma' in dx", level: 'ask', say: words('Both') },
      { if: "finding == 'cancer'", level: 'ask', say: words('Unknown') },
    ])
    expect(report.modules[0]?.definition.checks.map(({ message }) => message.en)).toContain('Both')
    expect(report.leftOut).toEqual([expect.stringContaining('finding')])
  })
})
