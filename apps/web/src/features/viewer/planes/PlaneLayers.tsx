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
export function PlaneLayers(props: PlaneLayersProps) {
  const [under, over] = layersOf(props)
  return (
    <>
      <PlaneCanvas {...under} />
      {over ? <PlaneCanvas {...over} opacity={props.blend} /> : null}
    </>
  )
}

/** From the bottom up. */
export function layersOf({
  base,
  fused,
  isBaseOver,
  isFusedColored,
}: Omit<PlaneLayersProps, 'blend'>): readonly [ShownPlane, ShownPlane?] {
  if (!fused) return [base]
  return isBaseOver ? [fused, colored(base)] : [base, isFusedColored ? colored(fused) : fused]
}

function colored(shown: ShownPlane): ShownPlane {
  const view: View = { ...shown.view, colors: shown.view.colors ?? 'hotIron', isInverted: false }
  return { ...shown, view }
}
