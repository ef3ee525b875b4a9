import { FileTextIcon, ImageIcon } from '@pandok/ui'
import type { DicomWeb, FoundSeries } from '@pandok/viewer'
import { useEffect, useState } from 'react'

const SIZE = 128
/** Modalities without images, for which no thumbnail is requested. */
const WITHOUT_PICTURE = /^(?:SR|KO|PR|DOC|PLAN|REG|RTSTRUCT|RTPLAN|AU|ECG|HD|FID)$/

/** A thumbnail from the middle of a series, rendered by its server. */
export function SeriesThumbnail({ web, series }: { web: DicomWeb; series: FoundSeries }) {
  const [address, setAddress] = useState<string>()
  const isText = WITHOUT_PICTURE.test(series.modality)
  const { study, uid } = series

  useEffect(() => {
    if (isText) return
    const stop = new AbortController()
    let made: string | undefined
    async function load() {
      const instances = await web.findInstances(study, uid, stop.signal)
      const inOrder = instances.toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0))
      const middle = inOrder[Math.floor(inOrder.length / 2)]
      if (!middle) return
      const picture = await web.thumbnail({ study, series: uid, instance: middle.uid }, SIZE, stop.signal)
      if (stop.signal.aborted) return
      made = URL.createObjectURL(picture)
      setAddress(made)
    }
    // A server that renders no thumbnails can still deliver the images.
    load().catch(() => undefined)
    return () => {
      stop.abort()
      if (made !== undefined) URL.revokeObjectURL(made)
    }
  }, [web, study, uid, isText])

  return (
    <span
      aria-hidden="true"
      className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-sm bg-image text-muted"
    >
      {address ? (
        <img src={address} alt="" className="size-full object-contain" />
      ) : isText ? (
        <FileTextIcon />
      ) : (
        <ImageIcon />
      )}
    </span>
  )
}
