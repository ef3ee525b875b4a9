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
  it.each(['skin-excision', 'colon-biopsies'])('makes of %s a module without an error', (name) => {
    const read = readSynoptic(fixture(name), [])
    if (!read.ok) throw new Error(read.problems.join('\n'))
    const findings = read.report.modules.flatMap(({ definition }) => checkModule(definition))
    expect(findings.filter(({ level }) => level === 'error')).toEqual([])
    expect(read.report.leftOut).toEqual([])
  })

  it('says where a file is wrong', () => {
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

  it('refuses what is told in words that it doesn’t know, rather than guessing', () => {
    const file = fixture('skin-excision')
    const stage = { ...(file['stage'] as object), derive: { side: 'wherever it is' } }
    expect(problemsOf({ ...file, stage })).toEqual([
      '«side» is described in words that are not known: «wherever it is»',
    ])
  })
})
