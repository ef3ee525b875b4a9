import type { RunDocument } from '../document/RunDocument.ts'
import type { Written } from '../entriesOf.ts'
import type { LiveRun } from '../live/LiveRun.ts'
import type { Concern } from '../PlateRun.ts'
import type { ReportLanguages } from '../ReportLanguages.ts'

interface Parts extends Pick<RunDocument, 'edits'>, Pick<Written, 'findings'> {
  languages: ReportLanguages
}

/**
 * Lists the runs of a cell that say what an earlier run of it says, in every sentence and in the same row. Each is named with the
 * first one. If a person changed the words of a run, they tell it apart. Normal sentences are written once however often they are
 * asked for.
 */
export function repeatedRuns(
  liveRuns: readonly LiveRun[],
  { edits, findings, languages }: Parts,
): readonly Concern[] {
  const first = new Map<string, string>()
  return liveRuns.flatMap((live): Concern[] => {
    const said = live.sentencesIn(languages).filter(({ text, role }) => text !== null && !role)
    if (!live.isWritten || said.length === 0 || said.some(({ id }) => edits.get(id)?.kind === 'words'))
      return []
    const places = findings.flatMap(({ runId, region, row }) => (runId === live.id ? [region, row?.key] : []))
    const key = JSON.stringify([
      live.plan.cell.id,
      places,
      ...said.map(({ text, section }) => [section, text]),
    ])
    const known = first.get(key)
    if (known !== undefined)
      return [{ kind: 'conflict', level: 'warn', runIds: [known, live.id], isRepeated: true }]
    first.set(key, live.id)
    return []
  })
}
