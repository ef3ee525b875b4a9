import { isNuclear, type Planes, type Slicer, type Stack, type VoiSetting, type Volume } from '@pandok/viewer'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useViewer } from '../workspace/ViewerContext.ts'
import { useSlicer } from './useSlicer.ts'
import { useVolume } from './useVolume.ts'

/** The fused series, once its images have loaded. */
export interface Fusion {
  slicer: Slicer
  volume: Volume
  stack: Stack
  isColored: boolean
  blend: number
  voi: VoiSetting
}

/** Undefined if nothing is fused, or not loaded yet. */
export function useFusion(planes: Planes): Fusion | undefined {
  const { multiplanar } = useViewer()
  const { fused, blend, fusedVoi: voi } = useStorePart(multiplanar, (state) => state)
  const state = useVolume(fused?.shape)
  const volume = state.kind === 'ready' && state.volume.shape === fused?.shape ? state.volume : undefined
  const slicer = useSlicer(volume, planes)
  if (!fused || !volume || !slicer) return undefined
  return { slicer, volume, stack: fused.stack, isColored: isNuclear(fused.stack), blend, voi }
}
