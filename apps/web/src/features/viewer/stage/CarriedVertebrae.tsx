import { type ImagePlane, type Matrix, type Measurement, vertebraeOn } from '@pandok/viewer'
import { useMemo } from 'react'
import { useMeasurementsPart } from '../workspace/useViewerParts.ts'
import { useViewer } from '../workspace/ViewerContext.ts'
import { MeasurementMark } from './MeasurementMark.tsx'

interface CarriedVertebraeProps {
  plane: ImagePlane | undefined
  patientKey: string | undefined
  /** The measurements that were made here. */
  own: readonly Measurement[]
  matrix: Matrix
}

/** Vertebrae that were marked on other images than the shown one. */
export function CarriedVertebrae({ plane, patientKey, own, matrix }: CarriedVertebraeProps) {
  const viewer = useViewer()
  const vertebrae = useMeasurementsPart(({ items }) => items.filter(({ tool }) => tool === 'vertebra'))
  const carried = useMemo(() => {
    if (!plane || vertebrae.length === 0) return []
    return vertebraeOn(viewer, vertebrae, { plane, patientKey }).filter(
      ({ measurement }) => !own.includes(measurement),
    )
  }, [viewer, vertebrae, plane, patientKey, own])
  return carried.map(({ measurement, at }) => (
    <MeasurementMark
      key={measurement.id}
      measurement={{ ...measurement, points: [at] }}
      matrix={matrix}
      lines={[measurement.label]}
      state="carried"
    />
  ))
}
