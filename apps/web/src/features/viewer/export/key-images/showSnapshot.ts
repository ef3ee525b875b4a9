import type { Snapshot } from '#features/viewer/desk/createSnapshots.ts'
import type { ViewerDesk } from '#features/viewer/desk/ViewerDesk.ts'

/** Back to what a picture was taken of. */
export function showSnapshot({ planeWish, slides }: ViewerDesk, { of }: Snapshot): void {
  if (of.kind === 'plane') planeWish.make(of.place)
  else slides.goTo(of.slide, of.placement)
}
