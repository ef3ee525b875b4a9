import type { ReportEntry } from '../run/PlateRun.ts'

/** A line of a list: the sentences of one lesion, or a sentence that all of them share. */
export interface LesionLine {
  entries: readonly ReportEntry[]
  isShared: boolean
}

/**
 * Finds the cells whose module was filled several times in a section, and arranges their sentences as a list:
 * a line for each lesion, and once what is said of all of them. Each list is placed at its first sentence,
 * and the others of its sentences have no lines.
 */
export function lesionLists(said: readonly ReportEntry[]): ReadonlyMap<ReportEntry, readonly LesionLine[]> {
  const filled = new Set(said.flatMap(({ moduleId, cellId }) => (moduleId === undefined ? [] : [cellId])))
  const cells = new Map<string | null, ReportEntry[]>()
  for (const entry of said) {
    if (!filled.has(entry.cellId) || entry.row) continue
    cells.set(entry.cellId, [...(cells.get(entry.cellId) ?? []), entry])
  }
  return new Map(
    [...cells.values()].flatMap((entries): [ReportEntry, readonly LesionLine[]][] => {
      const lesions = byRun(entries)
      if (lesions.length < 2) return []
      const lines = linesOf(lesions)
      return entries.map((entry, index) => [entry, index === 0 ? lines : []])
    }),
  )
}

function byRun(entries: readonly ReportEntry[]): readonly (readonly ReportEntry[])[] {
  const runs = new Map<string | null, ReportEntry[]>()
  for (const entry of entries) runs.set(entry.runId, [...(runs.get(entry.runId) ?? []), entry])
  return [...runs.values()]
}

/** What all lesions share stands before the list if it comes before what differs, and otherwise after it. */
function linesOf(lesions: readonly (readonly ReportEntry[])[]): readonly LesionLine[] {
  const [first = []] = lesions
  const isSaidOf = (lesion: readonly ReportEntry[], text: string) =>
    lesion.some((entry) => entry.text.trim() === text)
  const isShared = ({ text }: ReportEntry) => lesions.every((lesion) => isSaidOf(lesion, text.trim()))
  const shared = first.filter(isShared).map(
    ({ text }): LesionLine => ({
      entries: lesions.flat().filter((entry) => entry.text.trim() === text.trim()),
      isShared: true,
    }),
  )
  const own = lesions.flatMap((lesion): LesionLine[] => {
    const entries = lesion.filter((entry) => !isShared(entry))
    return entries.length === 0 ? [] : [{ entries, isShared: false }]
  })
  const differs = first.findIndex((entry) => !isShared(entry))
  const before = differs < 0 ? 0 : differs
  return [...shared.slice(0, before), ...own, ...shared.slice(before)]
}
