import type { Measurement } from '@pandok/viewer'
import { useText } from '#platform/text/text.ts'

/** The reader's name for a measurement, or the name of its tool with its number. */
export function useMeasurementName(): (measurement: Measurement) => string {
  const text = useText()
  return ({ label, tool, number }) =>
    label || text('viewer.measurement.unnamed', { tool: text(`viewer.tool.${tool}`), number })
}
