import { describe, expect, it } from 'vitest'
import { autoFill, cells, keyMap } from './cells.ts'

const cell = (position: number, changes: object = {}) => ({
  id: `c${position}`,
  position,
  name: '정상',
  title: '정상 소견',
  outputs: [{ id: 'o', kind: 'phrase', section: 'findings', text: { ko: '정상' } }],
  ...changes,
})

const moduleOutput = (changes: object) => ({
  outputs: [{ id: 'o', kind: 'module', section: 'auto', moduleId: 'm', ...changes }],
})

const problems = (schema: typeof cells | typeof keyMap | typeof autoFill, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => [path.join('.'), message])

describe('cells', () => {
  it('are put into the order of the board', () => {
    expect(cells.parse([cell(59), cell(0), cell(7)]).map(({ position }) => position)).toEqual([0, 7, 59])
  })

  it('are normalized: single spaces, one encoding of each letter, one kind of line end', () => {
    const text = { ko: '가\r\n나\r다', de: 'ä'.normalize('NFD') }
    const [read] = cells.parse([
      cell(0, {
        name: '  정상   소견 ',
        title: '한'.normalize('NFD'),
        outputs: [{ id: 'o', kind: 'phrase', section: 'findings', text }],
      }),
    ])
    expect(read).toMatchObject({
      name: '정상 소견',
      title: '한',
      outputs: [{ text: { ko: '가\n나\n다', de: 'ä' } }],
    })
  })

  it('have names and titles as long as a person counts them', () => {
    const family = '👨‍👩‍👧‍👦'
    const [read] = cells.parse([cell(0, { name: family.repeat(20), title: family.repeat(60) })])
    expect(read).toMatchObject({ name: family.repeat(20), title: family.repeat(60) })
  })

  it.each([
    [cell(0, { name: '👨‍👩‍👧‍👦'.repeat(21) }), '0.name', 'tooLong'],
    [cell(0, { name: '가'.repeat(21) }), '0.name', 'tooLong'],
    [cell(0, { title: '가'.repeat(61) }), '0.title', 'tooLong'],
    [cell(0, { name: 'a\u0007' }), '0.name', 'format'],
    [
      cell(0, {
        outputs: [{ id: 'o', kind: 'phrase', section: 'findings', text: { ko: 'x'.repeat(2001) } }],
      }),
      '0.outputs.0.text.ko',
      'tooLong',
    ],
    [
      cell(0, moduleOutput({ preset: { x: ['가'.repeat(200), ...Array(59).fill('x'.repeat(150))] } })),
      '0.outputs.0.preset',
      'tooLarge',
    ],
  ])('are refused at the place of the mistake: %#', (value, path, message) => {
    expect(problems(cells, [value])).toEqual([[path, message]])
  })

  it.each([
    cell(-1),
    cell(60),
    cell(0.5),
    cell(0, { color: '#12345' }),
    cell(0, { color: 'red; background: url(x)' }),
    cell(0, { onclick: 'x' }),
    cell(0, { outputs: [{ id: 'o', kind: 'phrase', section: 'auto', text: { ko: 'x' } }] }),
    cell(0, { outputs: [{ id: 'o', kind: 'phrase', section: 'findings', text: { fr: 'x' } }] }),
    cell(0, { outputs: [{ id: 'o', kind: 'script', section: 'findings', text: { ko: 'x' } }] }),
    cell(0, moduleOutput({ moduleId: '' })),
    cell(0, moduleOutput({ preset: { size: 12 } })),
    cell(0, moduleOutput({ preset: { rows: [{ deep: [{ x: '1' }] }] } })),
  ])('are refused: %#', (value) => {
    expect(cells.safeParse([value]).success).toBe(false)
  })
})

describe('a key map', () => {
  it('normalizes each key, and refuses a duplicate', () => {
    expect(keyMap.parse({ 'Shift+Ctrl+F1': 'a', nonsense: 'b' })).toEqual({
      'Ctrl+Shift+F1': 'a',
      nonsense: 'b',
    })
    expect(problems(keyMap, { 'Shift+Alt+KeyA': 'a', 'Alt+Shift+KeyA': 'a' })).toEqual([
      ['Alt+Shift+KeyA', 'key.taken'],
    ])
  })

  it('treats property names of objects as plain names', () => {
    const map = keyMap.parse(JSON.parse('{"__proto__": "a", "constructor": "b"}'))
    expect(Object.getPrototypeOf(map)).toBe(Object.prototype)
    expect(Object.keys(map)).toContain('constructor')
  })
})

describe('auto fill', () => {
  const rule = (source: object) => [{ id: 'f', cell: 'c', output: 'o', input: 'size', source }]

  it.each([
    { from: 'cell', cell: 'c', output: 'o', input: 'x' },
    { from: 'dicom', attribute: 'PatientAge' },
    { from: 'measurement', what: 'length', pick: 'latest' },
    { from: 'default', value: ['a'] },
    { from: 'today' },
    { from: 'clipboard' },
  ])('takes %j', (source) => expect(autoFill.parse(rule(source))).toEqual(rule(source)))

  it.each([
    {},
    { from: 'network' },
    { from: 'dicom' },
    { from: 'dicom', attribute: '' },
    { from: 'measurement', what: 'weight' },
    { from: 'default', value: 1 },
    { from: 'today', zone: 'UTC' },
  ])('refuses %j', (source) => expect(autoFill.safeParse(rule(source)).success).toBe(false))
})
