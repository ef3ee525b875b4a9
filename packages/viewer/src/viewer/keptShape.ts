import { isListed, isRecord } from '@pandok/domain'
import { uidOfUuid } from '../measure/sr/uidOfUuid.ts'
import type { ImagePoint } from '../model/Geometry.ts'
import { MEASUREMENT_TOOLS, type Measurement, type MeasurementTool } from '../model/Measurement.ts'

/** A measurement in storable form, without the place that it lies on. */
export interface KeptShape {
  tool: MeasurementTool
  points: readonly ImagePoint[]
  label: string
  trackingUid: string
  follows?: string
}

export const keptShape = ({ tool, points, label, id, trackingUid, follows }: Measurement): KeptShape => ({
  tool,
  points,
  label,
  trackingUid: trackingUid ?? uidOfUuid(id),
  ...(follows !== undefined && { follows }),
})

export const isPoint = (value: unknown): value is ImagePoint =>
  isRecord(value) && Number.isFinite(value['x']) && Number.isFinite(value['y'])

export const isKeptShape = (value: unknown): value is KeptShape =>
  isRecord(value) &&
  isListed(MEASUREMENT_TOOLS, value['tool']) &&
  Array.isArray(value['points']) &&
  value['points'].every(isPoint) &&
  typeof value['label'] === 'string' &&
  typeof value['trackingUid'] === 'string' &&
  (value['follows'] === undefined || typeof value['follows'] === 'string')
