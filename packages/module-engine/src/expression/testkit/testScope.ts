import { exact } from '../Exact.ts'
import { type CoreValue, type Lookup, rowOf } from '../rowOf.ts'
import type { NameInfo, Scope } from '../Scope.ts'

/** The scope of the tests in this folder: one module with a group, known values, and unknown names. */
const level: NameInfo = {
  type: 'text',
  origin: 'computed',
  options: [{ id: 'TR3' }, { id: 'TR4' }, { id: 'TR5', label: { ko: '고도 의심', en: 'highly suspicious' } }],
}
const row = new Map<string, NameInfo>([
  ['size_mm', { type: 'decimal', origin: 'input', group: 'nodules', unit: 'mm', label: { ko: '결절 크기' } }],
  ['level', { ...level, group: 'nodules' }],
  ['seen', { type: 'bool', origin: 'input', group: 'nodules' }],
  ['row_number', { type: 'decimal', origin: 'rowNumber' }],
])

export const testScope: Scope = {
  names: new Map<string, NameInfo>([
    ['width', { type: 'decimal', origin: 'input', unit: 'mm', label: { ko: '너비', en: 'Width' } }],
    ['height', { type: 'decimal', origin: 'input', unit: 'mm' }],
    ['missing', { type: 'decimal', origin: 'input' }],
    ['note', { type: 'text', origin: 'input' }],
    ['silent', { type: 'text', origin: 'input' }],
    ['shape', { type: 'text', origin: 'input', options: [{ id: 'round' }, { id: 'taller' }] }],
    ['side', { type: 'text', origin: 'input', options: [{ id: 'R' }, { id: 'L' }, { id: 'B' }] }],
    [
      'foci',
      { type: 'texts', origin: 'input', options: [{ id: 'none' }, { id: 'rim' }, { id: 'punctate' }] },
    ],
    ['marks', { type: 'texts', origin: 'input', options: [{ id: 'a' }] }],
    ['yes', { type: 'bool', origin: 'input' }],
    ['no', { type: 'bool', origin: 'input' }],
    ['maybe', { type: 'bool', origin: 'input' }],
    ['born', { type: 'text', origin: 'input', isDay: true }],
    ['seen_on', { type: 'text', origin: 'input', isDay: true }],
    ['nodules', { type: 'rows', origin: 'group', row }],
    ['vague', { type: 'rows', origin: 'group', row }],
    ['empty', { type: 'rows', origin: 'group', row }],
  ]),
  elsewhere: new Map([
    ['size_mm', 'nodules'],
    ['level', 'nodules'],
  ]),
}

const number = (text: string): CoreValue => {
  const value = exact(text)
  if (!value) throw new Error(`not a decimal: ${text}`)
  return value
}

const nodule = (size: string | undefined, levelId: string | undefined, n: string) =>
  rowOf(
    new Map<string, CoreValue>([
      ...(size === undefined ? [] : [['size_mm', number(size)] as const]),
      ...(levelId === undefined ? [] : [['level', levelId] as const]),
      ['row_number', number(n)],
    ]),
  )

const VALUES: ReadonlyMap<string, CoreValue> = new Map<string, CoreValue>([
  ['width', number('3.95')],
  ['height', number('12')],
  ['note', 'Left lobe'],
  ['shape', 'taller'],
  ['side', 'L'],
  ['foci', ['rim', 'punctate']],
  ['yes', true],
  ['no', false],
  ['born', '1960-03-15'],
  ['seen_on', '2024-03-14'],
  ['nodules', [nodule('5', 'TR3', '1'), nodule('12.5', 'TR5', '2'), nodule('7', 'TR4', '3')]],
  ['vague', [nodule('5', 'TR3', '1'), nodule(undefined, undefined, '2')]],
  ['empty', []],
])

export const testLookup: Lookup = { read: (name) => VALUES.get(name) }
