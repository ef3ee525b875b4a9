import { type RefObject, useLayoutEffect, useState } from 'react'

export interface ElementSize {
  width: number
  height: number
  /** Device pixels per CSS pixel. */
  ratio: number
}

/** The size in CSS pixels; undefined until it is known. */
export function useElementSize(element: RefObject<HTMLElement | null>): ElementSize | undefined {
  const [size, setSize] = useState<ElementSize>()
  useLayoutEffect(() => {
    const target = element.current
    if (!target) return
    // The images may be in another window, on a screen with another pixel ratio.
    const its = target.ownerDocument.defaultView ?? window
    function measure() {
      const { width, height } = (target as HTMLElement).getBoundingClientRect()
      const ratio = its.devicePixelRatio || 1
      setSize((before) =>
        before && before.width === width && before.height === height && before.ratio === ratio
          ? before
          : { width, height, ratio },
      )
    }
    measure()
    const observer = new its.ResizeObserver(measure)
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
  return size && size.width > 0 && size.height > 0 ? size : undefined
}
