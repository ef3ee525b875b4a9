import type { DisplayedArea } from '../model/Presentation.ts'
import type { Viewer } from './Viewer.ts'

/**
 * The area that was fitted into the active viewport when its series was hung; undefined for the whole image. Fitting
 * it again keeps the mammograms of a study at the same scale.
 */
export function hungArea({
  session,
  hungLayout,
}: Pick<Viewer, 'session' | 'hungLayout'>): DisplayedArea | undefined {
  const { stack } = session.activeViewport()
  return hungLayout()?.cells.find((cell) => cell?.stack === stack)?.area
}
