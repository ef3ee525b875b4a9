import {
  type EarlierLesion,
  earlierLesions,
  type Filling,
  isMeasured,
  lesionGroups,
  listedLesions,
} from '@pandok/board'
import type { Locale } from '@pandok/domain'
import type { RunWorkspaceFrame } from '../RunWorkspaceFrame.ts'

export interface UnmentionedLesion {
  /** The module or the list with which it is summed. */
  module: string
  lesion: EarlierLesion
}

type UnsaidFrame = Pick<RunWorkspaceFrame, 'run' | 'priors' | 'entries' | 'modules'>

/** Earlier lesions described by the plate's modules that nothing in this report corresponds to. */
export function unmentionedLesions(
  { run, priors, entries, modules }: UnsaidFrame,
  locale: Locale,
): UnmentionedLesion[] {
  const { reports } = priors.read()
  const { runs, lesions: decisions } = run.read()
  const decided = new Set(decisions.map(({ track }) => track))
  return modules.flatMap(({ id, definition }) => {
    const fillings = runs.flatMap((one) => one.fillings.filter((filling) => filling.id === id))
    const said = new Set(fillings.flatMap((filling) => tracksOf(filling, decided)))
    const lesions = earlierLesions(reports, { id, definition, entry: entries.get(id)?.slug }, locale).filter(
      ({ isOfModule }) => isOfModule,
    )
    const isList = lesionGroups(definition).length > 0
    const each = isList
      ? lesions.flatMap((one) => listedLesions(one, { id, definition }, locale))
      : lesions.map((one) => ({ ...one, module: id }))
    return each.filter(({ track }) => !said.has(track)).map(({ module, ...lesion }) => ({ module, lesion }))
  })
}

/** The lesion ids of a filling and its rows, without rows that only say what was decided here. */
const tracksOf = (filling: Filling, decided: ReadonlySet<string>): string[] => {
  const { session } = filling
  const ofRow = (group: string, row: string): string[] => {
    const track = session.trackOf(group, row)
    if (track === undefined) return []
    return decided.has(track) && !isMeasured(filling, { group, row }) ? [] : [track]
  }
  return [
    ...[session.compared()?.track ?? []].flat(),
    ...Object.entries(session.snapshot().rows).flatMap(([group, rows]) =>
      rows.flatMap((row) => ofRow(group, row)),
    ),
  ]
}
