import { Notice, ProgressBar } from '@pandok/ui'
import { RESET_PLACEMENT, type Rendering, type RenderingLoop, type Stack, type Volume } from '@pandok/viewer'
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useText } from '#platform/text/text.ts'
import { PictureTexts } from '../planes/PictureTexts.tsx'
import { OrientationLetters } from '../stage/OrientationLetters.tsx'
import { type ElementSize, useElementSize } from '../stage/useElementSize.ts'
import { useSessionPart } from '../workspace/useViewerParts.ts'
import { LassoLine } from './LassoLine.tsx'
import { RenderingPanel } from './RenderingPanel.tsx'
import { useRenderingGestures } from './useRenderingGestures.ts'
import { useRenderingLoop } from './useRenderingLoop.ts'

interface RenderedVolumeProps {
  stack: Stack
  volume: Volume
  rendering: Rendering
  onPlanes: () => void
  onClose: () => void
}

/** A volume rendering with its controls. */
export function RenderedVolume({ stack, volume, rendering, onPlanes, onClose }: RenderedVolumeProps) {
  const text = useText()
  const root = useRef<HTMLDivElement>(null)
  const size = useElementSize(root)
  const loop = useRenderingLoop(volume, rendering)
  const viewport = useSessionPart(({ active }) => active)
  useRenderingGestures(root, rendering, loop)
  // The stage had the focus while slices were loading; now the picture gets it.
  useEffect(() => root.current?.focus(), [])
  return (
    <div className="flex min-h-0 min-w-0 flex-1 gap-px bg-image-gap max-md:flex-col">
      {/* biome-ignore lint/a11y/useSemanticElements: this is a workspace, not a set of form fields */}
      <div
        ref={root}
        role="group"
        aria-label={text('viewer.rendering')}
        aria-current="true"
        data-viewport={viewport}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys rotate the volume
        tabIndex={0}
        className="relative min-h-48 min-w-0 max-md:min-h-[50dvh] flex-1 cursor-grab touch-none overflow-hidden bg-image text-on-image outline-2 -outline-offset-2 outline-transparent select-none focus-visible:outline-accent"
      >
        {loop === null ? (
          <Notice tone="warning" role="alert" className="absolute inset-x-3 top-1/3">
            {text('viewer.rendering.none')}
          </Notice>
        ) : null}
        {loop && size ? <Picture {...{ stack, rendering, loop, size }} /> : null}
      </div>
      <RenderingPanel {...{ rendering, onPlanes, onClose }} />
    </div>
  )
}

interface PictureProps {
  stack: Stack
  rendering: Rendering
  loop: RenderingLoop
  size: ElementSize
}

function Picture({ stack, rendering, loop, size }: PictureProps) {
  const text = useText()
  const canvas = useRef<HTMLCanvasElement>(null)
  const preset = useStorePart(rendering, (state) => state.preset)
  const camera = useStorePart(rendering, (state) => state.camera)
  const filled = useSyncExternalStore(loop.subscribe, loop.filled)
  const isFine = useSyncExternalStore(loop.subscribe, loop.isFine)
  const isLost = useSyncExternalStore(loop.subscribe, loop.isLost)
  const [width, height] = [Math.round(size.width * size.ratio), Math.round(size.height * size.ratio)]
  useLayoutEffect(() => {
    if (canvas.current) loop.paintOn(canvas.current, size)
  }, [loop, size])
  const { factors } = loop.plan
  const isReduced = factors.some((factor) => factor > 1)
  const [first] = stack.frames
  return (
    <>
      <canvas
        ref={canvas}
        width={width}
        height={height}
        data-rendered={isFine ? 'fine' : ''}
        className="absolute inset-0 size-full"
      />
      <LassoLine rendering={rendering} zoom={loop.zoom} size={size} />
      <OrientationLetters
        orientation={{ kind: 'cosines', row: camera.right, column: camera.down }}
        view={RESET_PLACEMENT}
      />
      {first ? (
        <PictureTexts
          record={first.instance.record}
          size={size}
          title={[
            `${text('viewer.rendering')} · ${text(`viewer.rendering.preset.${preset}`)}`,
            ...(isReduced ? [text('viewer.rendering.reduced', { factors: factors.join(' × ') })] : []),
          ].join(' · ')}
        />
      ) : null}
      {filled < 1 || isLost ? (
        <div className="absolute inset-x-3 top-1/2 mx-auto max-w-72">
          {isLost ? (
            <Notice tone="warning">{text('viewer.rendering.lost')}</Notice>
          ) : (
            <ProgressBar
              label={text('viewer.rendering.filling')}
              value={Math.round(filled * 100)}
              max={100}
            />
          )}
        </div>
      ) : null}
    </>
  )
}
