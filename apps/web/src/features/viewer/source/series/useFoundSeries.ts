import { type DicomWeb, type DicomWebFault, dicomWebFault, type FoundSeries } from '@pandok/viewer'
import { useEffect, useState } from 'react'

interface SeriesOfStudy {
  study: string
  series?: readonly FoundSeries[]
  fault?: DicomWebFault
}

/** The series of the chosen study; undefined while loading. */
export function useFoundSeries(
  web: DicomWeb | undefined,
  study: string | undefined,
): SeriesOfStudy | undefined {
  const [found, setFound] = useState<SeriesOfStudy>()
  useEffect(() => {
    if (!web || study === undefined) return
    const stop = new AbortController()
    web.findSeries(study, stop.signal).then(
      (series) => setFound({ study, series }),
      (error: unknown) => {
        if (!stop.signal.aborted) setFound({ study, fault: dicomWebFault(error) })
      },
    )
    return () => stop.abort()
  }, [web, study])
  return found?.study === study ? found : undefined
}
