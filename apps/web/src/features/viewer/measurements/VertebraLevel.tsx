import { Select } from '@pandok/ui'
import { type Measurement, relabelVertebra, VERTEBRAL_CHOICES } from '@pandok/viewer'
import { useText } from '#platform/text/text.ts'
import { useViewer } from '../workspace/ViewerContext.ts'

/** The vertebra's level. The other levels of the study are counted from it. */
export function VertebraLevel({ measurement }: { measurement: Measurement }) {
  const text = useText()
  const viewer = useViewer()
  const isKnown = VERTEBRAL_CHOICES.includes(measurement.label)
  return (
    <Select
      size="sm"
      hideLabel
      label={text('viewer.vertebra.level')}
      className="col-span-2 mt-1"
      value={measurement.label}
      onChange={({ target }) => relabelVertebra(viewer, viewer.measurements, measurement.id, target.value)}
    >
      {isKnown ? null : <option value={measurement.label}>{measurement.label || '–'}</option>}
      {VERTEBRAL_CHOICES.map((level) => (
        <option key={level} value={level}>
          {level}
        </option>
      ))}
    </Select>
  )
}
