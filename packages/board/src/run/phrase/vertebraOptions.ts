import { LOCALES } from '@pandok/domain'
import type { Option } from '@pandok/module-engine'

const COUNTS = { C: 7, T: 12, L: 5, S: 5 } as const

/** German names vertebrae by the part of the spine: BWK 12 is T12. */
const GERMAN: Readonly<Record<string, string>> = { C: 'HWK', T: 'BWK', L: 'LWK', S: 'SWK' }

const VERTEBRAE: readonly string[] = Object.entries(COUNTS).flatMap(([part, count]) =>
  Array.from({ length: count }, (_, index) => `${part}${index + 1}`),
)

/** Lists the vertebrae of a range from cranial to caudal, all of them by default. */
export function vertebraOptions(range?: readonly [first: string, last: string]): Option[] {
  const first = Math.max(range ? VERTEBRAE.indexOf(range[0]) : 0, 0)
  const last = range ? VERTEBRAE.indexOf(range[1]) : -1
  return VERTEBRAE.slice(first, last < 0 ? undefined : last + 1).map((id) => ({
    id,
    label: Object.fromEntries(LOCALES.map((locale) => [locale, locale === 'de' ? inGerman(id) : id])),
  }))
}

const inGerman = (id: string): string => `${GERMAN[id.slice(0, 1)] ?? ''} ${id.slice(1)}`
