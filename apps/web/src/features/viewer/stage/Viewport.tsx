import { cx, Spinner } from '@pandok/ui'
import { createStackSurface } from '@pandok/viewer'
import { memo, useMemo, useRef } from 'react'
import { useText } from '#platform/text/text.ts'
import { cursorOf } from '../interaction/cursorOf.ts'
import { useInteraction } from '../interaction/useInteraction.ts'
import { useLatest } from '../interaction/useLatest.ts'
import { LabelLayer } from '../objects/LabelLayer.tsx'
import { useSessionPart, useStack } from '../workspace/useViewerParts.ts'
import { useViewer } from '../workspace/ViewerContext.ts'
import { ColorLegend } from './ColorLegend.tsx'
import { CornerTexts } from './CornerTexts.tsx'
import { EdgeMarks } from './EdgeMarks.tsx'
import { FailureText } from './FailureText.tsx'
import { GhostLayer } from './GhostLayer.tsx'
import { Magnifier } from './Magnifier.tsx'
import { MeasurementLayer } from './MeasurementLayer.tsx'
import { PresentationLayer } from './PresentationLayer.tsx'
import { ReferenceLines } from './ReferenceLines.tsx'
import { TextPrompt } from './TextPrompt.tsx'
import { useCine } from './useCine.ts'
import { useElementSize } from './useElementSize.ts'
import { usePresentation, usePresented } from './usePresentation.ts'
import { useSeen } from './useSeen.ts'
import { useSeriesDrop } from './useSeriesDrop.ts'
import { useShownFrame } from './useShownFrame.ts'
import { useSteadyWindow } from './useSteadyWindow.ts'
import { matrixFor, pictureTask, ViewportCanvas } from './ViewportCanvas.tsx'

/** One viewport. The active one receives keys, which are handled by the commands. */
export const Viewport = memo(function Viewport({ at }: { at: number }) {
  const text = useText()
  const { session } = useViewer()
  const root = useRef<HTMLDivElement>(null)
  const viewport = useSessionPart(({ viewports }) => viewports[at])
  const isActive = useSessionPart(({ active }) => active === at)
  const hasOverlays = useSessionPart((state) => state.hasOverlays)
  const stack = useStack(viewport?.stack)
  const presentation = usePresentation(viewport)
  const { shown: ofFile, isWaiting, failure } = useShownFrame(stack, viewport?.frame, presentation)
  const shown = usePresented(ofFile, presentation, stack)
  const size = useElementSize(root)
  const matrix = shown && size && viewport ? matrixFor(shown, viewport.view, size) : undefined

  const tool = useSessionPart((state) => state.tool)
  const painted = useLatest(
    shown && viewport && size && matrix && { ...shown, view: viewport.view, matrix, size },
  )
  const surface = useMemo(() => createStackSurface({ session, at, painted }), [session, at, painted])
  const draft = useInteraction(root, { surface, tool, seen: shown?.frame.id })
  useSeen(stack?.id, shown, size !== undefined)
  const drop = useSeriesDrop(at)
  useCine(at, stack, viewport)
  useSteadyWindow(at, shown, viewport?.view)

  return (
    // biome-ignore lint/a11y/useSemanticElements: this is a workspace, not a set of form fields
    <div
      ref={root}
      role="group"
      aria-label={text('viewer.viewport', { number: at + 1 })}
      aria-current={isActive ? 'true' : undefined}
      data-viewport={at}
      tabIndex={isActive ? 0 : -1}
      onFocus={() => session.activate(at)}
      className={cx(
        'relative min-h-0 min-w-0 touch-none overflow-hidden bg-image text-on-image outline-2 -outline-offset-2 select-none',
        isActive ? 'outline-accent' : 'outline-transparent',
        cursorOf(tool),
        drop.isOver && 'outline-dashed outline-on-image',
      )}
      {...drop.handlers}
      onContextMenu={(event) => event.preventDefault()}
    >
      {viewport && size ? (
        <ViewportCanvas shown={shown} view={viewport.view} size={size} hasOverlays={hasOverlays} />
      ) : null}
      {shown && viewport && size && matrix && stack ? (
        <>
          <LabelLayer {...{ stack, shown, matrix, size }} />
          <ReferenceLines at={at} frame={shown.frame} matrix={matrix} />
          {presentation ? (
            <PresentationLayer {...{ presentation, shown, matrix, size }} area={viewport.view.area} />
          ) : null}
          <GhostLayer at={at} shown={shown} matrix={matrix} size={size} />
          <MeasurementLayer shown={ofFile ?? shown} matrix={matrix} size={size} draft={draft} />
          <EdgeMarks frame={shown.frame} view={viewport.view} />
          <ColorLegend
            frame={shown.frame}
            decoded={shown.decoded}
            view={viewport.view}
            height={size.height}
          />
          <CornerTexts
            stack={stack}
            shown={shown}
            view={viewport.view}
            size={size}
            presentation={presentation}
          />
          <Magnifier
            root={root}
            size={size}
            tasks={[{ task: pictureTask(shown, viewport.view, hasOverlays), matrix }]}
          />
          <TextPrompt
            root={root}
            isHere={(place) => place.on === 'frame' && place.frame === shown.frame.id}
            matrixOf={() => matrix}
            isActive={isActive}
          />
        </>
      ) : null}
      {stack === undefined ? (
        <p className="pointer-events-none absolute inset-0 m-auto h-fit max-w-[80%] text-center text-sm text-on-image-muted">
          {text('viewer.viewport.empty')}
        </p>
      ) : null}
      {failure ? <FailureText stack={stack} frame={viewport?.frame} failure={failure} /> : null}
      {isWaiting ? (
        <Spinner label={text('viewer.viewport.loading')} className="absolute right-2 bottom-1/2 opacity-70" />
      ) : null}
    </div>
  )
})
