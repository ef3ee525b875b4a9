import { describe, expect, it } from 'vitest'
import { onlyModule, soundModules } from '../form/testkit/expectSound.ts'
import { sampleFiles } from '../form/testkit/sampleFiles.ts'
import { readFile } from '../readFile.ts'
import { readFindingModel } from './readFindingModel.ts'

const read = (attributes: unknown, more: object = {}) =>
  readFindingModel(
    JSON.stringify({ oifm_id: 'OIFM_X_000001', name: 'test nodule', attributes, ...more }),
    'x.fm.json',
  )

describe('readFindingModel', () => {
  it('makes a question of every attribute, with its codes', () => {
    const definition = onlyModule(
      read(
        [
          {
            oifma_id: 'a',
            name: 'presence',
            type: 'choice',
            required: true,
            values: [
              { name: 'absent', index_codes: [{ system: 'SNOMEDCT', code: '2667000', display: 'Absent' }] },
              { name: 'present' },
            ],
          },
          { oifma_id: 'b', name: 'size', type: 'numeric', minimum: 0, maximum: 10.5, unit: 'cm' },
          {
            oifma_id: 'c',
            name: 'features',
            type: 'choice',
            max_selected: 2,
            values: [{ name: 'x' }, { name: 'y' }, { name: 'z' }],
          },
        ],
        { contributors: [{ name: 'Somebody' }] },
      ),
    )
    expect(definition.inputs).toMatchObject([
      {
        id: 'presence',
        kind: 'choice',
        required: true,
        label: { en: 'Presence' },
        options: [{ id: 'absent', codes: [{ system: 'SNOMED', code: '2667000' }] }, { id: 'present' }],
      },
      { id: 'size', kind: 'number', min: '0', max: '10.5', unit: 'cm' },
      { id: 'features', kind: 'multi', max: 2 },
    ])
    expect(definition.citations).toEqual([{ text: 'test nodule. OIFM_X_000001. Somebody' }])
  })

  it('names what has no place in a module, and an invalid attribute', () => {
    const { losses } = read(
      [{ name: 'a', type: 'choice', values: [{ name: 'x' }] }, { name: 'b', type: 'colour' }, 7],
      {
        synonyms: ['lump'],
      },
    )
    expect(losses).toMatchObject([
      { code: 'broken', place: { path: 'attributes[1]' }, params: { what: 'colour' } },
      { code: 'broken', place: { path: 'attributes[2]' } },
      { code: 'unsupported', place: { path: 'synonyms' }, excerpt: '["lump"]' },
    ])
  })

  it('names a file that isn’t a finding model', () => {
    for (const text of ['', '{}', '[1]', '{"attributes": []}'])
      expect(readFindingModel(text, 'x').losses).toMatchObject([
        { code: 'broken' },
        ...(text === '' ? [{ code: 'broken' }] : []),
      ])
  })

  it('reads a list of models, with or without their numbers', () => {
    const model = (name: string) => ({ name, attributes: [{ name: 'size', type: 'numeric', unit: 'mm' }] })
    const text = JSON.stringify([model('a'), model('b'), { name: 'c', attributes: [] }])
    const { entries, losses } = readFile(new TextEncoder().encode(text), 'x.json', { locale: 'en' })
    expect(entries).toMatchObject([{ title: 'a' }, { title: 'b' }])
    expect(losses).toMatchObject([{ code: 'broken', excerpt: 'c' }])
  })

  it('reads every sample into modules that work', () => {
    for (const { name, text } of sampleFiles('finding-models', '.fm.json'))
      expect(soundModules(readFindingModel(text, name)).length, name).toBeGreaterThan(0)
  })
})
