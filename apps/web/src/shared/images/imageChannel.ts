import type { Measurement, Reading } from '@pandok/viewer'
import type { ImageMeasurement, ImageRemark } from './ImageHost.ts'

/** A measurement with its values, as sent between windows. */
export interface SharedMeasurement {
  measurement: Measurement
  readings: readonly Reading[]
  side?: ImageMeasurement['side']
}

/** Messages from the window with the images to the one with the plate. */
export type HostMessage =
  | { tell: 'all'; measured: readonly SharedMeasurement[]; chosen: string | undefined }
  | ({ tell: 'made' | 'changed' } & SharedMeasurement)
  | { tell: 'deleted'; uid: string }
  | { tell: 'chosen'; chosen: string | undefined }
  | { tell: 'attribute'; name: string; value: string | undefined }
  | { tell: 'remarks'; remarks: readonly ImageRemark[] }
  /** Another image is in view. */
  | { tell: 'turn' }
  | { tell: 'closed' }

/** Messages from the window with the plate to the one with the images. */
export type HostRequest =
  | { ask: 'all' }
  | { ask: 'attribute'; name: string }
  | { ask: 'remarks'; report: string }
  | { ask: 'show'; uid: string }

/** Connects windows of one browser on one computer; nothing is sent over the network. */
export const imageChannel = (id: string): BroadcastChannel => new BroadcastChannel(`pandok.images.${id}`)
