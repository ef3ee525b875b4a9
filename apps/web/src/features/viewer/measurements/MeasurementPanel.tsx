import { cx, IconButton, Trash2Icon } from '@pandok/ui'
import { formatReading, type Measurement, measurementReadings, showMeasurement } from '@pandok/viewer'
import { memo, useRef } from 'react'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useText } from '#platform/text/text.ts'
import { KeepMarks } from '../kept/KeepMarks.tsx'
import { useMeasurementsPart } from '../workspace/useViewerParts.ts'
import { useViewer } from '../workspace/ViewerContext.ts'
import { ComparedValues } from './ComparedValues.tsx'
import { useMeasurementName } from './useMeasurementName.ts'
import { VertebraLevel } from './VertebraLevel.tsx'

/** All measurements, to be renamed, shown and deleted. */
export function MeasurementPanel() {
  const text = useText()
  const items = useMeasurementsPart((state) => state.items)
  return (
    <section
      aria-label={text('viewer.measurements')}
      className="flex w-64 shrink-0 flex-col gap-1 max-lg:w-52 overflow-y-auto rounded-md bg-surface p-2 text-sm max-md:w-full max-md:max-h-48"
    >
      <h2 tabIndex={-1} className="font-bold">
        {text('viewer.measurements')}
      </h2>
      {items.length === 0 ? <p className="text-muted">{text('viewer.measurements.none')}</p> : null}
      <ul className="grid gap-1">
        {items.map((measurement) => (
          <MeasurementRow key={measurement.id} measurement={measurement} />
        ))}
      </ul>
      <KeepMarks />
    </section>
  )
}

const MeasurementRow = memo(function MeasurementRow({ measurement }: { measurement: Measurement }) {
  const text = useText()
  const viewer = useViewer()
  const { measurements } = viewer
  const nameOf = useMeasurementName()
  const isChosen = useMeasurementsPart(({ chosen }) => chosen === measurement.id)
  // The pixel size of a slide may be set after a measurement.
  useStorePart(viewer.slides, ({ slides }) => slides)
  const readings = measurementReadings(viewer, measurement)
  const name = nameOf(measurement)
  const row = useRef<HTMLLIElement>(null)

  function remove() {
    // After deletion by keyboard, the focus moves to the next row.
    const next = row.current?.nextElementSibling ?? row.current?.previousElementSibling
    const heading = row.current?.closest('section')?.querySelector('h2')
    measurements.remove(measurement.id)
    ;(next?.querySelector<HTMLElement>('[data-remove]') ?? heading)?.focus()
  }

  return (
    <li
      ref={row}
      className={cx(
        'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-1 rounded-sm border px-2 py-1',
        isChosen ? 'border-accent-line bg-accent-soft' : 'border-line',
      )}
    >
      <button
        type="button"
        onClick={() => showMeasurement(viewer, measurement)}
        aria-label={text('viewer.measurement.show', { name })}
        className="truncate text-left font-medium hover:underline"
      >
        {name}
      </button>
      <IconButton
        size="sm"
        label={text('viewer.measurement.delete', { name })}
        icon={<Trash2Icon />}
        data-remove=""
        onClick={remove}
      />
      <dl className="col-span-2 grid grid-cols-[auto_1fr] gap-x-3 text-xs">
        {readings.map((reading) => (
          <div key={reading.quantity} className="contents">
            <dt className="text-muted">{text(`viewer.quantity.${reading.quantity}`)}</dt>
            <dd className="tabular-nums">
              {formatReading(reading, text.locale)}
              {reading.source ? (
                <span className="text-muted"> · {text(`viewer.spacing.${reading.source}`)}</span>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
      <ComparedValues measurement={measurement} />
      {measurement.tool === 'vertebra' ? (
        <VertebraLevel measurement={measurement} />
      ) : (
        <input
          type="text"
          aria-label={text('ui.labelled', { label: name, value: text('viewer.measurement.name') })}
          placeholder={text('viewer.measurement.name')}
          maxLength={80}
          value={measurement.label}
          onChange={({ target }) => measurements.rename(measurement.id, target.value)}
          className="col-span-2 mt-1 h-7 w-full rounded-sm border border-line bg-field px-2 text-xs"
        />
      )}
    </li>
  )
})
