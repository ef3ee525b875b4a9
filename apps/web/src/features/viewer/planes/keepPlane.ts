import { crosshairPlane, type PlanePlace, type Planes, type Stack, type Viewer } from '@pandok/viewer'
import { snapshotOf } from '../export/picture/pictureOf.ts'
import { imageElement } from '../window/imageElement.ts'

/** The time in milliseconds after which a plane that still moves is captured in its present state. */
const TIMEOUT_MS = 1000

/** Adds the active plane as a key image, or removes it. */
export async function keepPlane(viewer: Viewer, stack: Stack, planes: Planes): Promise<void> {
  const { active: name, crosshair, placements } = planes.read()
  const element = imageElement(`[data-plane="${name}"]`)
  const [frame] = stack.frames
  if (!element || !frame) return
  await isFine(element)
  const picture = snapshotOf(element)
  if (!picture) return
  const { slab } = crosshair
  const place: PlanePlace = {
    on: 'plane',
    stack: stack.id,
    geometry: crosshairPlane(crosshair, planes.shape, name).geometry,
    ...(slab.thickness > 0 && { slab }),
  }
  const { voi, isInverted, colors } = viewer.session.activeViewport().view
  viewer.snapshots.toggle({
    key: JSON.stringify([place, placements[name], voi, isInverted, colors]),
    patientKey: stack.patientKey,
    picture,
    of: { kind: 'plane', name, place, frame },
  })
}

/** Waits for the full resolution, because a moving plane is computed at a lower one. */
async function isFine(element: HTMLElement): Promise<void> {
  const start = performance.now()
  while (element.dataset['coarse'] !== undefined && performance.now() - start < TIMEOUT_MS)
    await new Promise((resolve) => requestAnimationFrame(resolve))
}
