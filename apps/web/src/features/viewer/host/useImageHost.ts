import { createRemoteDicomWeb } from '@pandok/viewer'
import { useEffect, useMemo, useRef } from 'react'
import { useText } from '#platform/text/text.ts'
import type { ImageHost } from '#shared/images/ImageHost.ts'
import { useMarkKeeping } from '../kept/MarkKeeping.ts'
import { faultText } from '../source/faultText.ts'
import { useSourceMemory } from '../source/settings/useSources.ts'
import { clientOptions } from '../source/useSourceClient.ts'
import { useViewer } from '../workspace/ViewerContext.ts'
import { createImageHost } from './createImageHost.ts'
import { imageRemarks } from './imageRemarks.ts'

export function useImageHost(): ImageHost {
  const viewer = useViewer()
  const text = useText()
  const keeper = useMarkKeeping()?.keeper
  const sources = useSourceMemory()
  const latest = useRef(text)
  latest.current = text
  const host = useMemo(
    () =>
      createImageHost({
        viewer,
        locale: () => latest.current.locale,
        remarks: (report) => imageRemarks(viewer, report, latest.current),
        hasUnsavedMarks: () => keeper?.isAtRisk() ?? false,
        reports: {
          servers: () =>
            sources
              .read()
              .filter(({ findsReports }) => findsReports)
              .map((source) => ({
                name: source.name,
                connect: () => createRemoteDicomWeb(clientOptions(source)),
              })),
          faultWords: (fault) => faultText(latest.current, fault),
        },
      }),
    [viewer, keeper, sources],
  )
  useEffect(() => () => host.dispose(), [host])
  return host
}
