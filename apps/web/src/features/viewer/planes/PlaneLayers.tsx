import type { ShownPlane, View } from '@pandok/viewer'
import { PlaneCanvas } from './PlaneCanvas.tsx'

interface PlaneLayersProps {
  base: ShownPlane
  fused: ShownPlane | undefined
  /** True if the planes are of PET or nuclear medicine, which are always on top and in color. */
  isBaseOver: boolean
  /** True if the fused series is of PET or nuclear medicine. */
  isFusedColored: boolean
  blend: number
}

export function PlaneLayers(props: PlaneLayersProps) {
  const [under, over] = layersOf(props)
  return (
    <>
      <PlaneCanvas {...under} />
      {over ? <PlaneCanvas {...over} opacity={props.blend} /> : null}
    </>
  )
}

/** The layers from bottom to top. */
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
