import { comparisonOf, formatReading, type Measurement, type ReadingChange } from '@pandok/viewer'
import { type Text, useText } from '#platform/text/text.ts'
import { dayOf } from '../stage/dayOf.ts'
import { useMeasurementsPart } from '../workspace/useViewerParts.ts'
import { useViewer } from '../workspace/ViewerContext.ts'

/** The values of the same finding in the older study, and the change. */
export function ComparedValues({ measurement }: { measurement: Measurement }) {
  const text = useText()
  const viewer = useViewer()
  // The comparison is computed again when the older measurement is edited, too.
  useMeasurementsPart(({ items }) => items)
  const comparison = comparisonOf(viewer, measurement)
  if (!comparison || comparison.changes.length === 0) return null
  return (
    <dl
      data-compared=""
      className="col-span-2 mt-1 grid grid-cols-[auto_1fr] gap-x-3 border-t border-line pt-1 text-xs"
    >
      {comparison.changes.map((change) => (
        <div key={change.now.quantity} className="contents">
          <dt className="text-muted">
            {text('viewer.again.before', { date: dayOf(comparison.date) }).trim()}
          </dt>
          <dd className="tabular-nums">
            {formatReading(change.before, text.locale)} <strong>{changeText(change, text)}</strong>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The change with its sign, «+3.0 mm (+25%)». */
function changeText({ now, difference, percent }: ReadingChange, { locale }: Text): string {
  const sign = difference > 0 ? '+' : difference < 0 ? '−' : '±'
  const amount = `${sign}${formatReading({ ...now, value: Math.abs(difference) }, locale)}`
  if (percent === undefined) return amount
  const share = new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'exceptZero' })
  return `${amount} (${share.format(percent / 100)})`
}
