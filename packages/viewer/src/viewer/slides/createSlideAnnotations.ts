import type { Measurements } from '../../measure/store/createMeasurements.ts'
import type { AnnotationsContent } from '../../model/Annotations.ts'
import type { Refusal } from '../../model/Refusal.ts'
import type { OpenInstance } from '../../model/Stack.ts'
import type { RefusedFile } from '../../open/OpeningState.ts'
import { readBulkAnnotations } from '../../slide/annotations/readBulkAnnotations.ts'
import type { SlideSource } from '../../slide/SlideSource.ts'
import type { ArrangedPatient, Arrangement } from '../../space/arrange/Arrangement.ts'
import type { SlideStore } from './createSlideStore.ts'

interface Parts {
  measurements: Pick<Measurements, 'read' | 'load'>
  studies: { read: () => Arrangement }
  slides: Pick<SlideStore, 'read' | 'seriesOf'>
  /** Called with the objects that don't refer to an open slide. */
  refuse: (files: readonly RefusedFile[]) => void
}

interface AnnotationObject {
  instance: OpenInstance
  content: AnnotationsContent
}

/** Larger files contain more than a screen can draw. */
const SIZE_MAX = 64 * 1024 ** 2

/**
 * Draws annotation objects on the slides of their own patient once both are open: only once, so that deleted ones don't
 * come back.
 */
export function createSlideAnnotations({ measurements, studies, slides, refuse }: Parts) {
  const placed = new Set<string>()
  const failures = new Map<string, Refusal>()
  let sitting = 0

  async function draw({ instance }: AnnotationObject, slide: SlideSource): Promise<void> {
    const mine = sitting
    const read = await readFrom(instance, slide)
    // Everything was closed in the meantime.
    if (mine !== sitting) return
    if ('reason' in read) failures.set(instance.id, read)
    else {
      const known = new Set(measurements.read().items.map(({ trackingUid }) => trackingUid))
      measurements.load(
        read.made.filter(({ trackingUid }) => trackingUid === undefined || !known.has(trackingUid)),
      )
    }
  }

  return {
    async place(): Promise<void> {
      for (const patient of studies.read().patients) {
        for (const object of annotationsOf(patient)) {
          for (const slide of slides.read().slides) {
            const key = `${object.instance.id} ${slide.id}`
            if (placed.has(key) || !seriesFor(patient, object).has(slides.seriesOf(slide.id) ?? '')) continue
            placed.add(key)
            await draw(object, slide)
          }
        }
      }
    },
    /** Names those that have no slide, or can't be drawn. */
    tell(): void {
      const objects = studies
        .read()
        .patients.flatMap((patient) => annotationsOf(patient).map((object) => ({ patient, object })))
      refuse(
        objects.flatMap(({ patient, object }) => {
          const isAlone = seriesFor(patient, object).size === 0
          const refusal = isAlone ? ({ reason: 'noSlide' } as const) : failures.get(object.instance.id)
          return refusal ? [{ name: object.instance.source.name, refusal }] : []
        }),
      )
    },
    clear(): void {
      sitting++
      placed.clear()
      failures.clear()
    },
  }
}

const annotationsOf = ({ studies }: ArrangedPatient): AnnotationObject[] =>
  studies
    .flatMap(({ objects }) => objects)
    .flatMap((instance) => {
      const { content } = instance.record
      return content.kind === 'annotations' ? [{ instance, content }] : []
    })

/** Keys of the slides that an object refers to, or whose frame of reference it has: in mm of the glass it may name no image. */
const seriesFor = ({ studies }: ArrangedPatient, { instance, content }: AnnotationObject): Set<string> => {
  const { frameOfReference } = instance.record
  const isNamed = ({ record }: OpenInstance) =>
    content.images.length > 0
      ? content.images.includes(record.sopInstance)
      : frameOfReference !== undefined && record.frameOfReference === frameOfReference
  return new Set(
    studies
      .flatMap((study) => study.slides)
      .filter(({ instances }) => instances.some(isNamed))
      .map(({ key }) => key),
  )
}

async function readFrom({ source: { blob } }: OpenInstance, slide: SlideSource) {
  if (blob.size > SIZE_MAX) return { reason: 'tooLarge' } as const
  const bytes = await blob.arrayBuffer().catch(() => undefined)
  if (!bytes) return { reason: 'unreadable' } as const
  const read = readBulkAnnotations(new Uint8Array(bytes), slide)
  if (read.ok) return read
  if (read.reason === 'tooMany') return { reason: 'tooLarge' } as const
  return { reason: read.reason === 'otherSlide' ? 'noSlide' : 'empty' } as const
}
