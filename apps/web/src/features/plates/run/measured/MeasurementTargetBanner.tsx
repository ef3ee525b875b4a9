import { IconButton, RulerIcon, XIcon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import type { MeasurementTarget } from './useMeasurementTarget.ts'

/** Shows which field the next measurement will fill. */
export function MeasurementTargetBanner({
  measurementTarget,
  onRelease,
}: {
  measurementTarget: MeasurementTarget | undefined
  onRelease: () => void
}) {
  const text = useText()
  return (
    <div role="status" className={measurementTarget ? undefined : 'sr-only'}>
      {measurementTarget ? (
        <p className="flex items-center gap-2 rounded-md border border-accent-line bg-accent-soft px-3 py-1 text-sm text-accent-text">
          <RulerIcon className="size-4 shrink-0" />
          <span className="min-w-0 flex-1">
            {text(measurementTarget.place.unit ? 'viewer.catch' : 'viewer.catch.bare', {
              name: measurementTarget.name,
            })}
          </span>
          <IconButton size="sm" label={text('viewer.catch.release')} icon={<XIcon />} onClick={onRelease} />
        </p>
      ) : null}
    </div>
  )
}
