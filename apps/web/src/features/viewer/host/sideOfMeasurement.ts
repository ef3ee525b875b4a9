import { type Measurement, slideOwner, type Viewer } from '@pandok/viewer'

/**
 * The side of the image that a measurement lies on; undefined if the image shows both sides or doesn't say.
 */
export function sideOfMeasurement(viewer: Viewer, { place }: Measurement): 'R' | 'L' | undefined {
  const side = place.on === 'frame' ? ofFrame(viewer, place.frame) : ofSlide(viewer, place)
  return side === 'R' || side === 'L' ? side : undefined
}

function ofFrame({ locate }: Viewer, id: Parameters<Viewer['locate']>[0]) {
  const located = locate(id)
  return located?.frame.frame.laterality ?? located?.frame.instance.record.laterality
}

const ofSlide = (viewer: Viewer, place: Exclude<Measurement['place'], { on: 'frame' }>) =>
  place.on === 'slide' ? slideOwner(viewer, place.slide)?.instance?.record.laterality : undefined
