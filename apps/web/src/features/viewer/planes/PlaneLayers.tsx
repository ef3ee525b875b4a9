import type { ShownPlane, View } from '@pandok/viewer'
import { PlaneCanvas } from './PlaneCanvas.tsx'

interface PlaneLayersProps {
  base: ShownPlane
  fused: ShownPlane | undefined
  /** The planes are those of PET or nuclear medicine: these are always the upper ones, in color. */
  isBaseOver: boolean
  /** The fused series is of PET or nuclear medicine. */
  isFusedColored: boolean
  blend: number
}

/** A plane, and what is laid over it. */
export function PlaneLayers({ base, fused, isBaseOver, isFusedColored, blend }: PlaneLayersProps) {
  if (!fused) return <PlaneCanvas {...base} />
  const [under, over] = isBaseOver ? [fused, colored(base)] : [base, isFusedColored ? colored(fused) : fused]
  return (
    <>
      <PlaneCanvas {...under} />
      <PlaneCanvas {...over} opacity={blend} />
    </>
  )
}

function colored(shown: ShownPlane): ShownPlane {
  const view: View = { ...shown.view, colors: shown.view.colors ?? 'hotIron', isInverted: false }
  return { ...shown, view }
}
