import type { SlideSource, SlideView } from '@pandok/viewer'
import { useEffect, useMemo } from 'react'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { LabelCanvas } from '../objects/LabelLayer.tsx'
import { useViewer } from '../workspace/ViewerContext.ts'
import type { SlideTransform } from './useSlideTransform.ts'

interface SlideLabelsProps {
  source: SlideSource
  view: SlideView
  transform: SlideTransform
}

/** Segmentations of the slide. */
export function SlideLabels({ source, view, transform }: SlideLabelsProps) {
  const { labels } = useViewer()
  const state = useStorePart(labels, (now) => now)
  const { width, height, matrix, placement } = transform
  const seen = useMemo(() => {
    const corners = [
      [0, 0],
      [width, 0],
      [0, height],
      [width, height],
    ].map(([x = 0, y = 0]) => view.toImage({ x, y }))
    const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
    const [x, y] = [Math.min(...xs), Math.min(...ys)]
    const rect = { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
    return { source, rect, scale: placement.scale * devicePixelRatio }
  }, [source, view, width, height, placement])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the labels of a slide depend on the shown objects
  const own = useMemo(() => labels.onSlide(seen), [labels, seen, state])
  // biome-ignore lint/correctness/useExhaustiveDependencies: an object that has just been shown has to be loaded
  useEffect(() => labels.lookAtSlide(seen), [labels, seen, state])
  const size = useMemo(() => ({ width, height, ratio: devicePixelRatio }), [width, height])
  if (own.masks.length === 0) return null
  return <LabelCanvas labels={own} opacity={state.opacity} matrix={matrix} size={size} />
}
