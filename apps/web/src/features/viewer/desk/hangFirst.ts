import { type Arrangement, layoutFor, type Session, type Viewport } from '@pandok/viewer'
import { savedLayouts } from '../layouts/savedLayouts.ts'

/** How many places there were when a session's images were hung. */
const hung = new WeakMap<Session, string>()

const placesOf = (session: Session): string => `${session.read().rows}x${session.read().columns}`

/** Shows something as soon as there is anything to show: as the reader likes such studies, else as is usual. */
export function hangFirst({ session, studies }: { session: Session; studies: Arrangement }): void {
  const saved = savedLayouts()
  const { rows, columns, cells, isSynced } = layoutFor(saved, studies)
  const modality = modalityOf(studies, cells[0]?.stack)
  const isOwn = saved.some((one) => one.modality === modality)
  if (isOwn || rows * columns > 1) session.layout(rows, columns)
  if (isOwn && isSynced !== session.read().isLinked) session.toggle('isLinked')
  cells.forEach((cell, at) => {
    if (!cell) return
    session.show(cell.stack, at)
    session.changeView({ rotation: cell.rotation, isFlipped: cell.isFlipped }, at)
  })
  session.activate(0)
  hung.set(session, placesOf(session))
}

function modalityOf({ patients }: Arrangement, stack: string | undefined): string | undefined {
  const series = patients.flatMap(({ studies }) => studies.flatMap((study) => study.series))
  return series.find(({ stacks }) => stacks.some(({ id }) => id === stack))?.facts.modality
}

/** Nobody has scrolled, arranged or adjusted anything yet. */
export function isUntouched(session: Session): boolean {
  const { viewports } = session.read()
  const isSame = placesOf(session) === hung.get(session)
  if (!isSame) return viewports.length === 1 && viewports[0]?.stack === undefined
  return viewports.every((viewport) => isAsHung(session, viewport))
}

function isAsHung(session: Session, { stack, view }: Viewport): boolean {
  if (stack === undefined) return true
  const { scale, center, isInverted } = view
  return session.askedOf(stack) <= 1 && scale === null && center === null && !isInverted
}
