import type { Session } from '../session/createSession.ts'
import type { Viewport } from '../session/ViewerState.ts'
import type { Arrangement } from '../space/arrange/Arrangement.ts'
import type { SavedLayout } from '../space/hanging/Layout.ts'
import { layoutFor } from '../space/hanging/layoutFor.ts'

export type Hanging = ReturnType<typeof createHanging>

/** Puts what is open into the viewports: as the reader likes such studies, else as is usual. */
export function createHanging(session: Session, savedLayouts: () => readonly SavedLayout[]) {
  /** How many places there were when the images were hung. */
  let hung: string | undefined
  const places = (): string => `${session.read().rows}x${session.read().columns}`

  return {
    hang(studies: Arrangement): void {
      const saved = savedLayouts()
      const { rows, columns, cells, isSynced, missing } = layoutFor(saved, studies)
      const first = cells.findIndex((cell) => cell !== null)
      const modality = modalityIn(studies, cells[first]?.stack)
      const isOwn = saved.some((one) => one.modality === modality)
      if (isOwn || rows * columns > 1) session.layout(rows, columns)
      if (isOwn && isSynced !== session.read().isLinked) session.toggle('isLinked')
      for (const [at, cell] of cells.entries()) {
        // The image that came first was shown at once, wherever it belongs.
        if (!cell) session.empty(at)
        else {
          session.show(cell.stack, at)
          session.changeView({ rotation: cell.rotation, isFlipped: cell.isFlipped }, at)
        }
      }
      // Keys go to an image, not to a place that is empty.
      session.activate(Math.max(first, 0))
      session.setMissingViews(missing)
      hung = places()
    },
    /** Whether the reader has not scrolled, arranged or adjusted anything yet. */
    isUntouched(): boolean {
      const { viewports } = session.read()
      if (places() !== hung) return viewports.length === 1 && viewports[0]?.stack === undefined
      return viewports.every((viewport) => isAsHung(session, viewport))
    },
  }
}

function modalityIn({ patients }: Arrangement, stack: string | undefined): string | undefined {
  const series = patients.flatMap(({ studies }) => studies.flatMap((study) => study.series))
  return series.find(({ stacks }) => stacks.some(({ id }) => id === stack))?.facts.modality
}

function isAsHung(session: Session, { stack, view }: Viewport): boolean {
  if (stack === undefined) return true
  const { scale, center, isInverted } = view
  return session.askedOf(stack) <= 1 && scale === null && center === null && !isInverted
}
