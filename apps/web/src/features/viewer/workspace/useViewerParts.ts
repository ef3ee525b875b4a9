import {
  type Arrangement,
  type MeasurementsState,
  type OpeningState,
  patientsIn,
  type Stack,
  type Viewer,
  type ViewerState,
} from '@pandok/viewer'
import { useMemo } from 'react'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useViewer } from './ViewerContext.ts'

export const useSessionPart = <Part>(selector: (state: ViewerState) => Part): Part =>
  useStorePart(useViewer().session, selector)

export const useMeasurementsPart = <Part>(selector: (state: MeasurementsState) => Part): Part =>
  useStorePart(useViewer().measurements, selector)

export const useOpeningPart = <Part>(selector: (state: OpeningState) => Part): Part =>
  useStorePart(useViewer().opening, selector)

export const useStudiesPart = <Part>(selector: (state: Arrangement) => Part): Part =>
  useStorePart(useViewer().studies, selector)

/** Selects a part of what is in view; images, slides and studies change in separate stores. */
export function useViewerSelection<Part>(selector: (viewer: Viewer) => Part): Part {
  const viewer = useViewer()
  const store = useMemo(() => {
    const { session, slides, studies } = viewer
    const subscribe = (listener: () => void) => {
      const stops = [session, slides, studies].map((one) => one.subscribe(listener))
      return () => {
        for (const stop of stops) stop()
      }
    }
    return { read: () => viewer, subscribe }
  }, [viewer])
  return useStorePart(store, selector)
}

/** With two patients open, every picture has to name its patient. */
export const useHasOthers = (): boolean => useStudiesPart((studies) => patientsIn(studies).length > 1)

/** Whether images of several studies are shown, which have to be distinguishable. */
export function useHasStudies(): boolean {
  const { stackOf } = useViewer()
  return useSessionPart(({ viewports }) => {
    const shown = viewports.flatMap(({ stack = '' }) => stackOf(stack)?.studyKey ?? [])
    return new Set(shown).size > 1
  })
}

export function useIsEmpty(): boolean {
  const { slides } = useViewer()
  const hasStudies = useStudiesPart(({ patients }) => patients.length > 0)
  const hasSlides = useStorePart(slides, (state) => state.slides.length > 0)
  return !hasStudies && !hasSlides
}

/** Renders again when frames are added or removed. */
export function useStack(id: string | undefined): Stack | undefined {
  const viewer = useViewer()
  return useStorePart(viewer.studies, () => (id === undefined ? undefined : viewer.stackOf(id)))
}
