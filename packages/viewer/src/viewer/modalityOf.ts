import type { Viewer } from '../viewer/Viewer.ts'

/** Of what is looked at; empty: nothing is, or the file doesn't say. */
export function modalityOf({ session, stackOf }: Viewer): string {
  const { stack } = session.activeViewport()
  const [frame] = (stack === undefined ? undefined : stackOf(stack))?.frames ?? []
  return frame?.instance.record.series.modality ?? ''
}
