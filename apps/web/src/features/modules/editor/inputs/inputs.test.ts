import { emptyDefinition, type Input, type ModuleDefinition, slugOf } from '@pandok/module-engine'
import { describe, expect, it } from 'vitest'
import { moveItem, put } from '#shared/fields/arrays.ts'
import { changeKind } from './changeKind.ts'
import { createInput, INPUT_KINDS } from './createInput.ts'
import { freeId, idFromLabel, isMadeFrom, optionIdFromLabel } from './ids.ts'
import { optionsFromLines } from './optionsFromLines.ts'
import { isOptionUsed } from './useOption.ts'

describe('an id derived from a label', () => {
  it.each([
    ['결절 크기', 'gyeoljeol_keugi'],
    ['최대 직경(mm)', 'choedae_jikgyeong_mm'],
    ['갑상선', 'gapsangseon'],
    ['Größe', 'groesse'],
    ['Échogénicité', 'echogenicite'],
    ['サイズ', 'saizu'],
    ['しこり', 'shikori'],
  ])('reads %s as %s', (label, expected) => {
    expect(slugOf(label)).toBe(expected)
  })

  it('uses the language of the page first, then one with letters', () => {
    expect(idFromLabel({ ko: '크기', en: 'Size (mm)' }, 'en')).toBe('size_mm')
    expect(idFromLabel({ ko: '크기', en: 'Size (mm)' }, 'ko')).toBe('keugi')
    expect(idFromLabel({ zh: '大小', en: 'Diameter' }, 'zh')).toBe('diameter')
    expect(idFromLabel({ zh: '大小' }, 'zh')).toBeUndefined()
  })

  it('never starts with a digit, has a limited length, and avoids words of formulas', () => {
    expect(idFromLabel({ en: '3rd ventricle' }, 'en')).toBe('rd_ventricle')
    expect(idFromLabel({ en: 'In' }, 'en')).toBe('in_value')
    expect(idFromLabel({ en: 'a'.repeat(80) }, 'en')).toHaveLength(28)
  })

  it('gets a number when it is taken', () => {
    expect(freeId('size', new Set(['size', 'size_2']))).toBe('size_3')
    expect(freeId('a'.repeat(32), new Set(['a'.repeat(32)]))).toBe(`${'a'.repeat(30)}_2`)
  })

  it('follows its label until somebody has typed another id', () => {
    expect(isMadeFrom('number', {}, 'ko', 'number')).toBe(true)
    expect(isMadeFrom('number_2', {}, 'ko', 'number')).toBe(true)
    expect(isMadeFrom('size', { en: 'Size' }, 'en', 'number')).toBe(true)
    expect(isMadeFrom('size_2', { en: 'Size' }, 'en', 'number')).toBe(true)
    expect(isMadeFrom('longest', { en: 'Size' }, 'en', 'number')).toBe(false)
  })

  it('keeps the names that guidelines give to answers', () => {
    expect(optionIdFromLabel('TR4', 1)).toBe('TR4')
    expect(optionIdFromLabel('4A', 1)).toBe('4A')
    expect(optionIdFromLabel('매우 저에코', 1)).toBe('maeu jeoeko'.replace(' ', '_'))
    expect(optionIdFromLabel('囊性', 3)).toBe('option_3')
  })
})

describe('a new input', () => {
  it.each(INPUT_KINDS)('of kind %s has a free id', (kind) => {
    const definition = { ...emptyDefinition(), inputs: [createInput(kind, emptyDefinition())] }
    const next = createInput(kind, definition)
    expect(next).toMatchObject({ kind, id: `${kind}_2` })
  })
})

describe('a change of kind', () => {
  const number: Input = {
    id: 'size',
    label: { ko: '크기' },
    kind: 'number',
    unit: 'mm',
    min: '0',
    max: '300',
    decimals: 1,
    required: true,
  }

  it('keeps limits, unit and decimals between kinds of numbers', () => {
    expect(changeKind(number, 'measure')).toEqual({ ...number, kind: 'measure', what: 'length' })
    expect(changeKind(changeKind(number, 'measure'), 'number')).toEqual(number)
    expect(changeKind(number, 'integer')).toEqual({
      id: 'size',
      label: { ko: '크기' },
      kind: 'integer',
      unit: 'mm',
      min: '0',
      max: '300',
      required: true,
    })
  })

  it('keeps them for a size, but drops a default with several dimensions for a number', () => {
    const size = changeKind({ ...number, default: '12.0' }, 'size')
    expect(size).toMatchObject({
      kind: 'size',
      unit: 'mm',
      max: '300',
      decimals: 1,
      default: '12.0',
      least: 1,
    })
    expect(changeKind(size, 'number')).toMatchObject({ kind: 'number', unit: 'mm', default: '12.0' })
    expect(changeKind({ ...size, default: '12 x 8' } as Input, 'number')).not.toHaveProperty('default')
  })

  it('keeps the answers between one and several, and the default', () => {
    const choice: Input = {
      id: 'echo',
      label: {},
      kind: 'choice',
      options: [{ id: 'a', label: {} }],
      default: 'a',
    }
    const multi = changeKind(choice, 'multi')
    expect(multi).toEqual({ ...choice, kind: 'multi', default: ['a'] })
    expect(changeKind(multi, 'choice')).toEqual(choice)
  })

  it('turns the two texts of a checkbox into two answers', () => {
    const bool: Input = {
      id: 'calc',
      label: {},
      kind: 'bool',
      yes: { ko: '있음' },
      no: { ko: '없음' },
      points: '3',
    }
    expect(changeKind(bool, 'choice')).toMatchObject({
      options: [
        { id: 'yes', label: { ko: '있음' }, points: '3' },
        { id: 'no', label: { ko: '없음' } },
      ],
    })
  })

  it('keeps the settings that every kind has', () => {
    const text = changeKind({ ...number, visible: 'a == 1', group: 'g' }, 'text')
    expect(text).toEqual({
      id: 'size',
      label: { ko: '크기' },
      kind: 'text',
      required: true,
      visible: 'a == 1',
      group: 'g',
    })
  })
})

describe('a pasted list', () => {
  it('becomes answers without bullets, with points if they are given', () => {
    const options = optionsFromLines('- 낭성 (0점)\n• 해면상\n\n3) Solid\t2\nAlmost solid (2 points)\n', 'ko')
    expect(options).toEqual([
      { id: 'nangseong', label: { ko: '낭성' }, points: '0' },
      { id: 'haemyeonsang', label: { ko: '해면상' } },
      { id: 'Solid', label: { ko: 'Solid' }, points: '2' },
      { id: 'almost_solid', label: { ko: 'Almost solid' }, points: '2' },
    ])
  })

  it('gives no answer an id that is taken', () => {
    expect(optionsFromLines('A\nA', 'en', [{ id: 'A' }]).map(({ id }) => id)).toEqual(['A_2', 'A_3'])
  })
})

describe('the id of an answer', () => {
  const definition: ModuleDefinition = {
    ...emptyDefinition(),
    inputs: [
      {
        id: 'echo',
        label: {},
        kind: 'choice',
        options: [
          { id: 'hypo', label: {} },
          { id: 'iso', label: {} },
        ],
        default: 'hypo',
      },
      { id: 'other', label: {}, kind: 'text', visible: 'echo == "hypo" && n.echo != \'hypo\'' },
    ],
    computed: [{ id: 'x', kind: 'bool', expr: '"hypo" == echo || other == "hypo"' }],
    tables: [
      {
        id: 't',
        hit: 'FIRST',
        cols: [{ ref: 'echo' }],
        outs: [{ id: 'r', kind: 'text' }],
        rows: [{ when: [{ in: ['hypo', 'iso'] }], then: ['hypo'] }],
      },
    ],
    tests: [{ name: 'one', given: { echo: 'hypo', rows: [{ echo: 'hypo' }] }, expect: {} }],
  }

  it('is recognized as used if a rule refers to it', () => {
    expect(isOptionUsed(definition, 'echo', 'hypo')).toBe(true)
    expect(isOptionUsed({ ...emptyDefinition(), inputs: definition.inputs.slice(0, 1) }, 'echo', 'iso')).toBe(
      false,
    )
  })
})

describe('list operations', () => {
  it('move an item, and change nothing at the end of the list', () => {
    expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
    const list = ['a', 'b']
    expect(moveItem(list, 1, 2)).toBe(list)
  })

  it('drop a field that was cleared', () => {
    expect(put({ a: 1, b: 2 }, 'b', undefined)).toEqual({ a: 1 })
  })
})
