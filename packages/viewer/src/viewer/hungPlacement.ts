import type { HungStack } from '../space/hanging/Layout.ts'
import type { Viewer } from './Viewer.ts'

/**
 * How the series in the active viewport was hung; undefined if it wasn't. Fitting and resetting it so again keeps the mammograms
 * of a study at one zoom, their chest walls together.
 */
export function hungPlacement({
  session,
  hungLayout,
}: Pick<Viewer, 'session' | 'hungLayout'>):
  | Pick<HungStack, 'rotation' | 'isFlipped' | 'area' | 'side'>
  | undefined {
  const { stack } = session.activeViewport()
  return hungLayout()?.cells.find((cell) => cell?.stack === stack) ?? undefined
}
