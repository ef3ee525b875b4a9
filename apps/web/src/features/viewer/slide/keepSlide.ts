import { magnificationAt, slideOwner, type Viewer } from '@pandok/viewer'
import { snapshotOf } from '../export/picture/pictureOf.ts'

/** The element of a slide, without its tools. */
export const slideElement = (id: string): HTMLElement | null =>
  document.querySelector(`[data-slide="${CSS.escape(id)}"] > :last-child`)

/** Adds the visible field as a key image, or removes it. */
export function keepSlide(viewer: Viewer): void {
  const [id] = viewer.slides.read().shown
  const source = viewer.slides.read().slides.find((slide) => slide.id === id)
  const placement = viewer.slides.activeView()?.placement()
  const element = id === undefined ? null : slideElement(id)
  const picture = element && snapshotOf(element)
  if (!source || !placement || !picture) return
  viewer.snapshots.toggle({
    key: JSON.stringify([source.id, placement]),
    patientKey: slideOwner(viewer, source.id)?.patientKey,
    picture,
    of: {
      kind: 'slide',
      slide: source.id,
      placement,
      times: magnificationAt(source, placement.scale * devicePixelRatio)?.times,
    },
  })
}
