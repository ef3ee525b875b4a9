import { Checkbox } from '@pandok/ui'
import { formatNumber, isNuclear, type Planes, SPHERE, sphereStatistics, type Volume } from '@pandok/viewer'
import { useMemo } from 'react'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useText } from '#platform/text/text.ts'
import { RangeField } from './RangeField.tsx'
import type { Fusion } from './useFusion.ts'

interface SphereFieldsProps {
  planes: Planes
  volume: Volume
  fusion: Fusion | undefined
}

/** The values in a sphere around the crosshair, of every series that is seen. */
export function SphereFields({ planes, volume, fusion }: SphereFieldsProps) {
  const text = useText()
  const sphere = useStorePart(planes, (state) => state.sphere)
  return (
    <div className="grid content-start gap-2 @sm:col-span-2">
      <Checkbox
        label={text('viewer.planes.sphere')}
        checked={sphere !== undefined}
        onChange={({ target }) => planes.setSphere(target.checked ? SPHERE.usual : undefined)}
      />
      {sphere === undefined ? null : (
        <>
          <RangeField
            label={text('viewer.planes.sphere.diameter')}
            {...{ min: SPHERE.least, max: SPHERE.most, step: 1, value: sphere }}
            onChange={planes.setSphere}
          />
          <output className="grid gap-0.5 tabular-nums">
            <SphereValues planes={planes} volume={volume} diameter={sphere} />
            {fusion ? <SphereValues planes={planes} volume={fusion.volume} diameter={sphere} /> : null}
          </output>
        </>
      )}
    </div>
  )
}

/** Told once the crosshair lies still: the peak looks at every voxel in the sphere. */
function SphereValues({ planes, volume, diameter }: { planes: Planes; volume: Volume; diameter: number }) {
  const text = useText()
  const center = useStorePart(planes, ({ crosshair }) => crosshair.center)
  const isMoving = useStorePart(planes, (state) => state.isMoving)
  const [first] = volume.shape.frames
  const hasPeak = isNuclear({ frames: volume.shape.frames })
  const found = useMemo(
    () => (isMoving ? undefined : sphereStatistics(volume, center, diameter / 2, { hasPeak })),
    [isMoving, volume, center, diameter, hasPeak],
  )
  const number = (value: number) => formatNumber(value, hasPeak ? 2 : 0, text.locale)
  const name = `${first?.instance.record.series.modality ?? ''} ${volume.shape.unit}`.trim()
  if (!found)
    return <span className="text-muted">{isMoving ? '…' : text('viewer.planes.sphere.empty', { name })}</span>
  const values = text('viewer.planes.sphere.values', {
    name,
    max: number(found.max),
    mean: number(found.mean),
  })
  return (
    <span data-sphere-values="">
      {values}
      {found.peak === undefined
        ? null
        : ` · ${text('viewer.planes.sphere.peak', { peak: number(found.peak) })}`}
    </span>
  )
}
