import { createInteraction, type Draft, type PointerTool, type Surface } from '@pandok/viewer'
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { useViewer } from '../workspace/ViewerContext.ts'
import { listenGestures } from './listenGestures.ts'

interface InteractionParts {
  surface: Surface
  tool: PointerTool
  /** Identifies the image; when it changes, the unfinished measurement is canceled. */
  seen: unknown
}

/** Gestures on an element; returns the unfinished measurement. */
export function useInteraction(
  root: RefObject<HTMLElement | null>,
  { surface, tool, seen }: InteractionParts,
): Draft | undefined {
  const interaction = useMachine({ surface, tool, seen })
  useEffect(() => {
    if (!root.current) return
    return listenGestures(root.current, interaction)
  }, [root, interaction])
  return useSyncExternalStore(interaction.subscribe, () => interaction.read().draft)
}

/**
 * Gestures over a slide, which pans by itself: the interaction receives gestures and keys before the slide
 * does.
 */
export function useInteractionOver(
  over: RefObject<HTMLElement | null>,
  parts: InteractionParts,
): Draft | undefined {
  const interaction = useMachine(parts)
  useEffect(() => {
    const pane = over.current?.parentElement
    if (!pane) return
    return listenGestures(pane, interaction, { isCapturing: true, keys: window })
  }, [over, interaction])
  return useSyncExternalStore(interaction.subscribe, () => interaction.read().draft)
}

function useMachine({ surface, tool, seen }: InteractionParts) {
  const { measurements } = useViewer()
  const inHand = useRef(tool)
  inHand.current = tool
  const interaction = useMemo(
    () => createInteraction({ surface, measurements, tool: () => inHand.current }),
    [surface, measurements],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of these cancels the unfinished measurement
  useLayoutEffect(() => interaction.giveUp(), [interaction, seen, tool])
  return interaction
}
