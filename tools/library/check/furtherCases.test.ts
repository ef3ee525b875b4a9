import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readLibrary } from '../readLibrary.ts'
import { checkArguments } from './checkArguments.ts'
import { furtherCases } from './furtherCases.ts'
import { readGiven } from './readGiven.ts'

const folder = mkdtempSync(join(tmpdir(), 'library-cases-'))
afterAll(() => rmSync(folder, { recursive: true }))
const { modules } = readLibrary()

function told(content: string): readonly string[] {
  const path = join(folder, 'cases.yaml')
  writeFileSync(path, content)
  const { problems, failed, count } = furtherCases(path, modules, '2026-11-19')
  expect(failed).toBe(problems.length)
  expect(count).toBeGreaterThanOrEqual(failed)
  return problems
}

const one = (given: string, out: string) => `slug: dexa\nvectors: [{id: a, in: {${given}}, out: {${out}}}]`

describe('a file of cases that somebody brings', () => {
  it.each([
    ['slug: [dexa', 'cases.yaml: Flow sequence in block collection'],
    ['', 'cases.yaml: holds no cases as they have to be: the file'],
    ['vectors: []', 'cases.yaml: holds no cases as they have to be: slug'],
    [
      'slug: dexa\nvectors: [{id: a, in: {}}]',
      'cases.yaml: holds no cases as they have to be: vectors.0.out',
    ],
    ['slug: dexa\nvectors: []', 'cases.yaml: holds no case'],
    [
      'slug: absent\nvectors: [{id: a, in: {}, out: {x: 1}}]',
      'cases.yaml: the library has no module «absent»',
    ],
    [one('z_scor: -2', 'category: normal'), 'cases.yaml a: the module asks no «z_scor»'],
    [one('group: young', 'category: normal'), 'cases.yaml a: «group» has no answer «young»'],
    [one('group: younger_adult', 'categry: normal'), 'cases.yaml a: the module has no value «categry»'],
  ])('is told in a sentence what is wrong with it: %s', (content, sentence) => {
    expect(told(content)).toEqual([expect.stringContaining(sentence)])
  })

  it('names no case twice', () => {
    const twice = one('group: younger_adult, z_score: -2', 'category: below_expected').replace(
      /\[(.*)\]$/u,
      '[$1, $1]',
    )
    expect(told(twice)).toEqual(['cases.yaml a: is there twice'])
  })

  it('may expect an answer to be refused', () => {
    expect(told(one('group: younger_adult', 'error: missing, field: z_score'))).toEqual([])
    expect(told(one('group: young', 'error: invalid_option, field: group'))).toEqual([])
  })

  it('is told where it isn’t there', () => {
    expect(readGiven(join(folder, 'absent.yaml'))).toEqual({
      ok: false,
      problem: `${join(folder, 'absent.yaml')}: there is no such file`,
    })
  })
})

describe('what the check is asked', () => {
  const asked = (...words: readonly string[]) => checkArguments(words, (id) => id === 'dexa')

  it('takes files and names after their flag', () => {
    expect(asked('dexa', '--vectors', 'a', 'b', '--goldens', 'c', '--fresh')).toEqual({
      ok: true,
      given: { vectors: ['a', 'b'], goldens: ['c'], only: ['dexa'], fresh: ['--fresh'] },
    })
  })

  it.each([
    [['--vector', 'a'], 'There is no option --vector'],
    [['--vectors'], 'Nothing follows --vectors.'],
    [['--only', 'dexxa'], 'The library has no entry «dexxa».'],
  ])('is refused in a sentence where it can’t be done: %j', (words, problem) => {
    expect(asked(...words)).toEqual({ ok: false, problem: expect.stringContaining(problem) })
  })
})
