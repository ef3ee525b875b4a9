import type { Snapshot, Viewer } from '@pandok/viewer'

/** Returns to what a snapshot was taken of. */
export function showSnapshot({ multiplanar, slides }: Viewer, { of }: Snapshot): void {
  if (of.kind === 'plane') multiplanar.showPlace(of.place)
  else slides.goTo(of.slide, of.placement)
}
