import { Exact } from '../Exact.ts'
import { type CoreValue, type Lookup, rowOf } from '../rowOf.ts'

/**
 * The largest values within the limits: every group full, every list long, thirty digits, two thousand
 * characters.
 */
const many = new Exact('98765432109876543210.1234567891')
const tiny = new Exact('-0.0000000000000000000000000123')
const text = 'aA가'.repeat(666)

const row = (index: number) =>
  rowOf(
    new Map<string, CoreValue>([
      ['size_mm', index % 2 ? many : tiny],
      ['level', 'TR5'],
      ['seen', true],
      ['row_number', new Exact(index + 1)],
    ]),
  )
const rows = Array.from({ length: 50 }, (_, index) => row(index))
const texts = Array.from({ length: 100 }, (_, index) => `option_${index}`)

const VALUES: ReadonlyMap<string, CoreValue> = new Map<string, CoreValue>([
  ['width', many],
  ['height', tiny],
  ['missing', many],
  ['note', text],
  ['silent', text],
  ['shape', 'taller'],
  ['side', 'L'],
  ['foci', texts],
  ['marks', texts],
  ['yes', true],
  ['no', false],
  ['maybe', true],
  ['born', '0001-01-01'],
  ['seen_on', '9999-12-31'],
  ['nodules', rows],
  ['vague', rows],
  ['empty', rows],
])

export const extremeLookup: Lookup = { read: (name) => VALUES.get(name) }
