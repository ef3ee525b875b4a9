import { type DrawnLabels, type FrameLabels, NO_LABELS } from '../labels/FrameLabels.ts'
import type { SlideRect } from '../slide/openseadragon/SlideView.ts'
import type { SlideSource } from '../slide/SlideSource.ts'
import type { SlideInView, SlideLabels } from './createSlideLabels.ts'
import type { StudyIndex } from './createStudyIndex.ts'
import type { SlideStore } from './slides/createSlideStore.ts'

export interface SlideLabelsParts {
  studies: Pick<StudyIndex, 'objectOf' | 'ownerOf' | 'slideOfKey'>
  slides: Pick<SlideStore, 'seriesOf'>
  ofSlides: SlideLabels
  /** What is drawn on images of a patient. */
  drawn: (patientKey: string) => DrawnLabels[]
}

/** The shown segmentations on each slide: those of its own patient that were made of it, or share its frame of reference. */
export function labelsOnSlides({ studies, slides, ofSlides, drawn }: SlideLabelsParts) {
  const arrangedOf = ({ id }: SlideSource) => {
    const series = slides.seriesOf(id)
    return series === undefined ? undefined : studies.slideOfKey(series)
  }

  function isOf(id: string, source: SlideSource): boolean {
    const arranged = arrangedOf(source)
    const record = studies.objectOf(id)?.record
    if (!arranged || record?.content.kind !== 'segmentation' || !record.content.tiles) return false
    if (studies.ownerOf(id) !== arranged.patientKey) return false
    const named = new Set(record.content.tiles.images)
    return arranged.slide.instances.some(
      ({ record: own }) =>
        named.has(own.sopInstance) ||
        (own.frameOfReference !== undefined && own.frameOfReference === record.frameOfReference),
    )
  }

  function drawnOn(source: SlideSource): DrawnLabels[] {
    const owner = arrangedOf(source)?.patientKey
    return owner === undefined ? [] : drawn(owner).filter(({ id }) => isOf(id, source))
  }

  return {
    /** Reads what is looked at closely; the state changes once it is there. */
    lookAtSlide(view: SlideInView): void {
      for (const { id } of drawnOn(view.source)) ofSlides.look(id, view)
    },
    /** The labels on a slide, in pixels of its largest level. */
    onSlide(view: SlideInView): FrameLabels {
      const masks = drawnOn(view.source).flatMap((part) => ofSlides.on(part, view))
      return masks.length === 0 ? NO_LABELS : { masks, contours: [] }
    },
    /** Where a label lies on a slide, as soon as it is read. */
    boxOnSlide: (id: string, label: number, source: SlideSource): SlideRect | undefined =>
      isOf(id, source) ? ofSlides.boxOf(id, label, source) : undefined,
  }
}
