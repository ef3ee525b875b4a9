import { type EarlierLesion, earlierLesions } from '@pandok/board'
import type { Locale } from '@pandok/domain'
import type { RunWorkspaceFrame } from '../RunWorkspaceFrame.ts'

export interface UnsaidLesion {
  module: string
  lesion: EarlierLesion
}

type UnsaidFrame = Pick<RunWorkspaceFrame, 'run' | 'priors' | 'entries' | 'modules'>

/** Lesions that the plate's own modules described then and that no filling of this report is. */
export function unsaidLesions(
  { run, priors, entries, modules }: UnsaidFrame,
  locale: Locale,
): UnsaidLesion[] {
  const { reports } = priors.read()
  const { runs } = run.read()
  return modules.flatMap(({ id, definition }) => {
    const said = new Set(
      runs.flatMap(({ fillings }) =>
        fillings.filter((one) => one.id === id).flatMap(({ session }) => session.compared()?.track ?? []),
      ),
    )
    return earlierLesions(reports, { id, definition, entry: entries.get(id)?.slug }, locale)
      .filter(({ isOfModule, track }) => isOfModule && !said.has(track))
      .map((lesion) => ({ module: id, lesion }))
  })
}
