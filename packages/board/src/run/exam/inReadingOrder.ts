import { type Exam, REPORT_SECTIONS, type ReportSection } from '@pandok/domain'
import type { Statement } from './Statement.ts'

const SECTIONS = new Map(REPORT_SECTIONS.map((section, index) => [section, index]))

/** The most urgent comes first in these sections. */
const RANKED: ReadonlySet<ReportSection> = new Set(['impression', 'diagnosis', 'recommendation'])

/**
 * Sorts by section; findings by region in reading order, by row and column, then as they were pressed, with
 * the normal sentence of a region after or before them; conclusions by rank, with the line of the exam's
 * category last. Sorting is stable, so entries that no rule distinguishes keep their order.
 */
export function inReadingOrder(statements: readonly Statement[], exam: Exam | undefined): Statement[] {
  const regions = new Map(exam?.regions.map((region, index) => [region.id, { ...region, index }]))
  const keyed = statements.map((statement) => ({ statement, key: keyOf(statement) }))
  keyed.sort((a, b) => compare(a.key, b.key))
  return keyed.map(({ statement }) => statement)

  function keyOf({ entry, role, finding }: Statement): readonly number[] {
    const section = SECTIONS.get(entry.section) ?? 0
    if (RANKED.has(entry.section)) {
      const rank = entry.rank ?? Number.POSITIVE_INFINITY
      const isLast = role?.kind === 'assessment' ? 1 : 0
      return [section, isLast, rank, finding?.row ? 1 : 0, finding?.row?.index ?? 0]
    }
    const region = regions.get(regionOf(role) ?? finding?.region ?? '')
    if (!region) return [section, Number.POSITIVE_INFINITY]
    const order = role?.kind === 'rest' ? 2 : role ? (exam?.isNormalFirst ? -1 : 1) : 0
    const column = finding?.column === undefined ? -1 : (region.rows?.columns.indexOf(finding.column) ?? -1)
    return [section, region.index, order, finding?.row?.index ?? -1, column]
  }
}

const regionOf = (role: Statement['role']): string | undefined => {
  if (role?.kind === 'normal') return role.regions[0]
  return role?.kind === 'rest' ? role.region : undefined
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    const other = b[index] ?? 0
    if (value !== other) return value < other ? -1 : 1
  }
  return 0
}
