import { formatReading } from '@pandok/viewer'
import { useMeasurementName } from '#features/viewer/measurements/useMeasurementName.ts'
import { useSessionPart } from '#features/viewer/workspace/useViewerParts.ts'
import { useText } from '#platform/text/text.ts'
import { imageWords } from '../measured/imageWords.ts'
import type { MeasuredItem } from '../measured/measuredItems.ts'

/** The measurements, one line per reading. */
export function PrintedTable({ measured }: { measured: readonly MeasuredItem[] }) {
  const text = useText()
  const isHidden = useSessionPart((state) => state.isIdentityHidden)
  const nameOf = useMeasurementName()
  const columns = ['label', 'quantity', 'value', 'source', 'image'] as const
  return (
    <table className="w-full border-collapse text-left text-xs">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} className="border-b border-line-strong py-1 pe-3 font-semibold">
              {text(`viewer.csv.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {measured.map((item) => {
          const { series, image } = imageWords(item, isHidden, text)
          const { readings, measurement } = item
          return (readings.length > 0 ? readings : [undefined]).map((reading, index) => (
            <tr
              key={`${measurement.id} ${reading?.quantity}`}
              className="break-inside-avoid border-b border-line"
            >
              <td className="py-1 pe-3">{index === 0 ? nameOf(measurement) : null}</td>
              <td className="py-1 pe-3">{reading && text(`viewer.quantity.${reading.quantity}`)}</td>
              <td className="py-1 pe-3 tabular-nums">{reading && formatReading(reading, text.locale)}</td>
              <td className="py-1 pe-3">{reading?.source && text(`viewer.spacing.${reading.source}`)}</td>
              <td className="py-1">{index === 0 ? [series, image].filter(Boolean).join(' · ') : null}</td>
            </tr>
          ))
        })}
      </tbody>
    </table>
  )
}
