import { type Arrangement, proposeLayout, type Session } from '@pandok/viewer'

/** Shows something as soon as there is anything to show, the way such studies are usually looked at. */
export function hangFirst({ session, studies }: { session: Session; studies: Arrangement }): void {
  const { rows, columns, cells } = proposeLayout(studies)
  if (rows * columns > 1) session.layout(rows, columns)
  cells.forEach((cell, at) => {
    if (!cell) return
    session.show(cell.stack, at)
    session.changeView({ rotation: cell.rotation, isFlipped: cell.isFlipped }, at)
  })
  session.activate(0)
}

/** Nobody has scrolled, arranged or adjusted anything yet. */
export function isUntouched(session: Session): boolean {
  const { viewports } = session.read()
  const [only] = viewports
  if (viewports.length !== 1 || !only?.stack) return viewports.length === 1
  const { scale, center, isInverted } = only.view
  return session.seenOf(only.stack) <= 1 && scale === null && center === null && !isInverted
}
