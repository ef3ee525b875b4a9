import type { ReportEntry } from '@pandok/board'

/**
 * Counts the sentences of one title in each section: they are one below the other, and screen readers need
 * names that differ.
 */
export function entryNumbers(
  entries: readonly Pick<ReportEntry, 'section' | 'runId' | 'title'>[],
): readonly number[] {
  const counts = new Map<string, number>()
  return entries.map(({ section, runId, title }) => {
    const called = JSON.stringify([section, runId === null ? null : title])
    const number = (counts.get(called) ?? 0) + 1
    counts.set(called, number)
    return number
  })
}
