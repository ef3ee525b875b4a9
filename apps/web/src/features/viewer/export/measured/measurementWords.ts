import { typedRecord } from '@pandok/domain'
import { MEASUREMENT_TOOLS, type MeasurementTool, type Quantity, type SpacingSource } from '@pandok/viewer'
import type { Text } from '#platform/text/text.ts'

const QUANTITIES = [
  ...(['length', 'shortAxis', 'angle', 'area', 'perimeter', 'mean', 'sd', 'min', 'max', 'value'] as const),
  ...(['ratio', 'count', 'density', 'time', 'velocity', 'frequency'] as const),
] satisfies Quantity[]

const SOURCES = [
  ...(['patient', 'plane', 'detector', 'corrected', 'fiducial', 'unspecified', 'film', 'region'] as const),
  ...(['slide', 'reader', 'none'] as const),
] satisfies SpacingSource[]

interface MeasurementWords {
  tools: Record<MeasurementTool, string>
  quantities: Record<Quantity, string>
  sources: Record<SpacingSource, string>
  notice: string
}

export const measurementWords = (text: Text): MeasurementWords => ({
  tools: named(MEASUREMENT_TOOLS, (tool) => text(`viewer.tool.${tool}`)),
  quantities: named(QUANTITIES, (quantity) => text(`viewer.quantity.${quantity}`)),
  sources: named(SOURCES, (source) => text(`viewer.spacing.${source}`)),
  notice: text('viewer.notice'),
})

const named = <Name extends string>(names: readonly Name[], wordOf: (name: Name) => string) =>
  typedRecord(names, wordOf)
