import { exampleOf } from '../space/hanging/exampleCells.ts'
import type { SavedLayout } from '../space/hanging/Layout.ts'
import type { Viewer } from './Viewer.ts'

type Parts = Pick<Viewer, 'session' | 'stackOf' | 'studies'>

/**
 * Saves the present view as an example for such studies, for one body part or all. Undefined if nothing is
 * shown, or the file doesn't say its kind.
 */
export function layoutExample(viewer: Parts, scope: 'modality' | 'region'): SavedLayout | undefined {
  const { session, stackOf } = viewer
  const { rows, columns, isLinked, viewports } = session.read()
  const { stack: active, view } = session.activeViewport()
  const stack = active === undefined ? undefined : stackOf(active)
  const { modality = '', bodyPart = '' } = stack?.frames[0]?.instance.record.series ?? {}
  if (!stack || modality === '') return undefined
  const newest = newestStudy(
    viewer,
    stack.patientKey,
    viewports.map((one) => one.stack),
  )
  return {
    modality,
    rows,
    columns,
    isSynced: isLinked,
    voi: view.voi,
    ...(scope === 'region' && bodyPart !== '' && { bodyPart }),
    cells: viewports.map((one) => {
      const shown = one.stack === undefined ? undefined : stackOf(one.stack)
      return shown ? exampleOf(shown, shown.studyKey !== newest) : null
    }),
  }
}

/** The first of the shown studies in the patient's list; an older one beside it is its prior. */
function newestStudy(
  { studies, stackOf }: Parts,
  patientKey: string,
  shown: readonly (string | undefined)[],
): string | undefined {
  const keys = new Set(shown.flatMap((id) => (id === undefined ? [] : (stackOf(id)?.studyKey ?? []))))
  const patient = studies.read().patients.find(({ key }) => key === patientKey)
  return patient?.studies.find(({ key }) => keys.has(key))?.key
}
