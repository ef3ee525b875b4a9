import type { Measurement, Reading } from '@pandok/viewer'
import type { ImageMeasurement, ImageRemark } from './ImageHost.ts'

/** A measurement with its numbers, as one window tells another. */
export interface SharedMeasurement {
  measurement: Measurement
  readings: readonly Reading[]
  side?: ImageMeasurement['side']
}

/** What the window with the images tells the one with the plate. */
export type HostTold =
  | { tell: 'all'; measured: readonly SharedMeasurement[]; chosen: string | undefined }
  | ({ tell: 'made' | 'changed' } & SharedMeasurement)
  | { tell: 'deleted'; uid: string }
  | { tell: 'chosen'; chosen: string | undefined }
  | { tell: 'attribute'; name: string; value: string | undefined }
  | { tell: 'remarks'; remarks: readonly ImageRemark[] }
  /** Another image answers now. */
  | { tell: 'turn' }
  | { tell: 'closed' }

/** What the window with the plate asks the one with the images. */
export type HostAsked =
  | { ask: 'all' }
  | { ask: 'attribute'; name: string }
  | { ask: 'remarks'; report: string }
  | { ask: 'show'; uid: string }

/** Windows of one browser on one computer; nothing that is said here is sent anywhere. */
export const imageChannel = (id: string): BroadcastChannel => new BroadcastChannel(`pandok.images.${id}`)
