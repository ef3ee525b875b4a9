import fc from 'fast-check'
import { HOSTILE_TEXTS } from './hostileTexts.ts'

/** One change in a document: the place, the kind of change, and the new value. */
export interface Mutation {
  at: number
  how: 'replace' | 'remove' | 'copy' | 'swap'
  what: number
}

const HOSTILE_VALUES: readonly unknown[] = [
  ...HOSTILE_TEXTS,
  null,
  true,
  -1,
  0,
  1e308,
  5e-324,
  2 ** 53 + 2,
  '999999999999999999999999999999',
  '0.0000000000000000000000000001',
  [],
  {},
  [[[[[[[[]]]]]]]],
  { constructor: { prototype: 1 } },
  JSON.parse('{"__proto__": {"polluted": true}}'),
  'constructor',
  '__proto__',
  'hasOwnProperty',
  'row_number',
  'i0',
  'c0',
  'g0',
  'i0 > 1',
  'g0.map(r, g0.map(q, q))',
  'g0.exists(r, r.i0 > 1 && g0.all(q, q.i0 < 2))',
  '"a".matches("(a+)+$")',
  `${'('.repeat(40)}1${')'.repeat(40)}`,
  `${'!'.repeat(300)}true`,
  `${'1 + '.repeat(900)}1`,
  { expr: 'c0' },
  { range: ['1', '1', '()'] },
  { range: [null, null, '[]'] },
  { known: false },
  { in: ['a', 1, true] },
  { v: 'c0' },
  { use: 'p0' },
  { each: 'g0', as: 'i0', body: [{ v: 'i0' }] },
  { plural: 'g0', forms: { other: [{ use: 'p0' }] } },
]

export const arbitraryMutation: fc.Arbitrary<Mutation> = fc.record({
  at: fc.nat({ max: 4095 }),
  how: fc.constantFrom('replace', 'replace', 'replace', 'swap', 'swap', 'copy', 'remove'),
  what: fc.nat({ max: 4095 }),
})

interface Place {
  parent: Record<string, unknown> | unknown[]
  key: string | number
}

/** Returns a copy of the document with one change, which is mostly hostile. */
export function mutateDocument(document: unknown, { at, how, what }: Mutation): unknown {
  const copy = structuredClone(document)
  const places: Place[] = []
  collect(copy, places)
  const place = places[at % Math.max(1, places.length)]
  if (!place) return copy
  const { parent, key } = place
  const other = places[what % places.length]
  if (how === 'replace') write(place, HOSTILE_VALUES[what % HOSTILE_VALUES.length])
  else if (how === 'swap' && other) write(place, structuredClone(read(other)))
  else if (how === 'copy' && Array.isArray(parent)) parent.push(structuredClone(parent[key as number]))
  else if (how === 'remove' && Array.isArray(parent)) parent.splice(key as number, 1)
  else if (how === 'remove') delete (parent as Record<string, unknown>)[key]
  return copy
}

function collect(value: unknown, places: Place[]): void {
  if (typeof value !== 'object' || value === null) return
  const keys = Array.isArray(value) ? value.keys() : Object.keys(value)
  for (const key of keys) {
    const place = { parent: value as Place['parent'], key }
    places.push(place)
    collect(read(place), places)
  }
}

function read({ parent, key }: Place): unknown {
  return (parent as Record<string | number, unknown>)[key]
}

function write({ parent, key }: Place, value: unknown): void {
  Object.defineProperty(parent, key, { value, enumerable: true, configurable: true, writable: true })
}
