import { useEffect, useMemo, useRef } from 'react'
import { useText } from '#platform/text/text.ts'
import type { ImageHost } from '#shared/images/ImageHost.ts'
import { useMarkKeeping } from '../kept/MarkKeeping.ts'
import { useViewer } from '../workspace/ViewerContext.ts'
import { createImageHost } from './createImageHost.ts'
import { imageRemarks } from './imageRemarks.ts'

export function useImageHost(): ImageHost {
  const viewer = useViewer()
  const text = useText()
  const keeper = useMarkKeeping()?.keeper
  const latest = useRef(text)
  latest.current = text
  const host = useMemo(
    () =>
      createImageHost({
        viewer,
        locale: () => latest.current.locale,
        remarks: (report) => imageRemarks(viewer, report, latest.current),
        hasUnsavedMarks: () => keeper?.isAtRisk() ?? false,
      }),
    [viewer, keeper],
  )
  useEffect(() => () => host.dispose(), [host])
  return host
}
