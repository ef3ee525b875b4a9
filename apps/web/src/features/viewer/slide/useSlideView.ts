import { createSlideView, type SlidePlacement, type SlideSource, type SlideView } from '@pandok/viewer'
import { type RefObject, useEffect, useState } from 'react'

export type SlideViewState = { kind: 'opening' } | { kind: 'failed' } | { kind: 'open'; view: SlideView }

export function useSlideView(
  element: RefObject<HTMLElement | null>,
  source: SlideSource,
  start: SlidePlacement | undefined,
): SlideViewState {
  const [state, setState] = useState<SlideViewState>({ kind: 'opening' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the start value must not restart the view
  useEffect(() => {
    const host = element.current
    if (!host) return
    let isLeft = false
    let view: SlideView | undefined
    createSlideView(host, source, start ? { placement: start } : {}).then(
      (made) => {
        if (isLeft) return made.dispose()
        view = made
        setState({ kind: 'open', view: made })
      },
      () => {
        if (!isLeft) setState({ kind: 'failed' })
      },
    )
    return () => {
      isLeft = true
      setState({ kind: 'opening' })
      view?.dispose()
    }
  }, [element, source])
  return state
}
