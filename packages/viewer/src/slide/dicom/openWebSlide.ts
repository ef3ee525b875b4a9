import type { DicomJson } from '../../dicomweb/index.ts'
import type { Refusal } from '../../model/Refusal.ts'
import { SlideError } from '../SlideError.ts'
import type { SlideSource } from '../SlideSource.ts'
import { nextSourceId } from '../sourceId.ts'
import type { TilePool } from '../tile/TilePool.ts'
import { createDicomSlide } from './createDicomSlide.ts'
import type { FetchFrame } from './createFrameReader.ts'
import { jsonAttributes } from './jsonAttributes.ts'
import { readInstance } from './readInstance.ts'

/** An instance on a DICOMweb server: its metadata and access to its frames, numbered from 1. */
export interface WebSlideInstance {
  metadata: DicomJson
  fetchFrame: FetchFrame
}

/** A slide from the instances of one series on a server. */
export const openWebSlide = (
  name: string,
  instances: readonly WebSlideInstance[],
  pool?: TilePool,
): { ok: true; source: SlideSource } | { ok: false; refusal: Refusal } => {
  try {
    const parts = instances.map(({ metadata, fetchFrame }) => ({
      // The coding is detected from the data, because servers may transcode.
      instance: readInstance(jsonAttributes(metadata), ''),
      fetchFrame,
    }))
    return { ok: true, source: createDicomSlide(nextSourceId([]), name, parts, pool) }
  } catch (error) {
    if (error instanceof SlideError) return { ok: false, refusal: error.refusal }
    throw error
  }
}
