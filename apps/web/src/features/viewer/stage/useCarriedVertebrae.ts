import { type CarriedVertebra, type ImagePlane, type Measurement, vertebraeOn } from '@pandok/viewer'
import { useMemo } from 'react'
import { useMeasurementsPart } from '../workspace/useViewerParts.ts'
import { useViewer } from '../workspace/ViewerContext.ts'

/** Vertebrae that were marked on other images than the shown one. */
export function useCarriedVertebrae(
  plane: ImagePlane | undefined,
  patientKey: string | undefined,
  own: readonly Measurement[],
): readonly CarriedVertebra[] {
  const viewer = useViewer()
  const vertebrae = useMeasurementsPart(({ items }) => items.filter(({ tool }) => tool === 'vertebra'))
  return useMemo(() => {
    if (!plane || vertebrae.length === 0) return []
    return vertebraeOn(viewer, vertebrae, { plane, patientKey }).filter(
      ({ measurement }) => !own.includes(measurement),
    )
  }, [viewer, vertebrae, plane, patientKey, own])
}
