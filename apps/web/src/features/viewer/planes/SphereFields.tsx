import { Checkbox } from '@pandok/ui'
import {
  ellipsoidOf,
  formatNumber,
  isNuclear,
  type Planes,
  SPHERE,
  sphereStatistics,
  type Vector,
  type Volume,
} from '@pandok/viewer'
import { useMemo, useState } from 'react'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useText } from '#platform/text/text.ts'
import { RangeField } from './RangeField.tsx'
import type { Fusion } from './useFusion.ts'

interface SphereFieldsProps {
  planes: Planes
  volume: Volume
  fusion: Fusion | undefined
}

/** The values in a sphere around the crosshair, for every shown series. */
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
          <Diameters planes={planes} sphere={sphere} />
          <output ref={bringIntoView} className="grid gap-0.5 tabular-nums">
            <SphereValues planes={planes} volume={volume} diameters={sphere} />
            {fusion ? <SphereValues planes={planes} volume={fusion.volume} diameters={sphere} /> : null}
          </output>
        </>
      )}
    </div>
  )
}

const DIRECTIONS = ['across', 'deep', 'high'] as const

/** One diameter for a sphere, or three for an ellipsoid. */
function Diameters({ planes, sphere }: { planes: Planes; sphere: Vector }) {
  const text = useText()
  const [isRound, setRound] = useState(sphere.every((diameter) => diameter === sphere[0]))
  const limits = { min: SPHERE.least, max: SPHERE.most, step: 1 }
  return (
    <>
      <Checkbox
        label={text('viewer.planes.sphere.each')}
        checked={!isRound}
        onChange={({ target }) => {
          setRound(!target.checked)
          if (!target.checked) planes.setSphere(sphere[0])
        }}
      />
      {isRound ? (
        <RangeField
          label={text('viewer.planes.sphere.diameter')}
          {...{ ...limits, value: sphere[0] }}
          onChange={planes.setSphere}
        />
      ) : (
        <div className="grid gap-2 @sm:grid-cols-3">
          {DIRECTIONS.map((direction, axis) => (
            <RangeField
              key={direction}
              label={text(`viewer.planes.sphere.${direction}`)}
              {...{ ...limits, value: sphere[axis] ?? SPHERE.usual }}
              onChange={(value) => planes.setSphere(withDiameter(sphere, axis, value))}
            />
          ))}
        </div>
      )}
    </>
  )
}

const withDiameter = ([across, deep, high]: Vector, axis: number, value: number): Vector => [
  axis === 0 ? value : across,
  axis === 1 ? value : deep,
  axis === 2 ? value : high,
]

/** A key can place the sphere while the panel is scrolled elsewhere, so the values are scrolled into view. */
const bringIntoView = (values: HTMLElement | null): void => values?.scrollIntoView?.({ block: 'nearest' })

/** The values are computed once the crosshair rests, because the peak needs every voxel in the sphere. */
function SphereValues({ planes, volume, diameters }: { planes: Planes; volume: Volume; diameters: Vector }) {
  const text = useText()
  const center = useStorePart(planes, ({ crosshair }) => crosshair.center)
  const isMoving = useStorePart(planes, (state) => state.isMoving)
  const [first] = volume.shape.frames
  const hasPeak = isNuclear({ frames: volume.shape.frames })
  const found = useMemo(
    () =>
      isMoving ? undefined : sphereStatistics(volume, center, ellipsoidOf(planes, diameters), { hasPeak }),
    [isMoving, planes, volume, center, diameters, hasPeak],
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
