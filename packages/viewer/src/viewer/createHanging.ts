import type { Session } from '../session/createSession.ts'
import type { Viewport } from '../session/ViewerState.ts'
import type { Arrangement } from '../space/arrange/Arrangement.ts'
import type { Layout, SavedLayout } from '../space/hanging/Layout.ts'
import { layoutFor } from '../space/hanging/layoutFor.ts'

export type Hanging = ReturnType<typeof createHanging>

/** Hangs the open studies in the viewports, by the reader's layouts or the default rules. */
export function createHanging(session: Session, savedLayouts: () => readonly SavedLayout[]) {
  /** Rows and columns of the viewports when the images were hung. */
  let hung: string | undefined
  let last: Layout | undefined
  const places = (): string => `${session.read().rows}x${session.read().columns}`

  return {
    /** Films play once all images are known: until then, a frame that changes would count as the reader's. */
    hang(studies: Arrangement, { isFinal }: { isFinal: boolean }): void {
      const saved = savedLayouts()
      const layout = layoutFor(saved, studies)
      const { rows, columns, cells, isSynced, missing } = layout
      last = layout
      const first = cells.findIndex((cell) => cell !== null)
      const isOwn = layout.by === 'reader'
      if (isOwn || rows * columns > 1) session.layout(rows, columns)
      if (isOwn && isSynced !== session.read().isLinked) session.toggle('isLinked')
      for (const [at, cell] of cells.entries()) {
        // The first image was shown at once, wherever it belongs.
        if (!cell) session.empty(at)
        else {
          session.show(cell.stack, at)
          const { rotation, isFlipped, area, side } = cell
          session.changeView({ rotation, isFlipped, area, side }, at)
          if (!isFinal) session.setCine(undefined, at)
        }
      }
      // Keys go to a viewport with an image rather than to an empty one.
      session.activate(Math.max(first, 0))
      session.setMissingViews(missing)
      hung = places()
    },
    /** The last applied layout; undefined if there was none. */
    layout: (): Layout | undefined => last,
    /** Whether the reader hasn't scrolled, rearranged or adjusted anything yet. */
    isUntouched(): boolean {
      const { viewports } = session.read()
      if (places() !== hung) return viewports.length === 1 && viewports[0]?.stack === undefined
      return viewports.every((viewport) => isAsHung(session, viewport))
    },
  }
}

function isAsHung(session: Session, { stack, view }: Viewport): boolean {
  if (stack === undefined) return true
  const { scale, center, isInverted } = view
  return session.requestedCount(stack) <= 1 && scale === null && center === null && !isInverted
}
