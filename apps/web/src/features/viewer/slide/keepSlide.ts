import { magnificationAt } from '@pandok/viewer'
import type { ViewerDesk } from '../desk/ViewerDesk.ts'
import { slideOwner } from '../desk/whose.ts'
import { snapshotOf } from '../export/picture/pictureOf.ts'

/** Where a slide is seen, without its tools. */
export const slideElement = (id: string): HTMLElement | null =>
  document.querySelector(`[data-slide="${CSS.escape(id)}"] > :last-child`)

/** Makes a key image of the field that is seen, or takes it back. */
export function keepSlide(desk: ViewerDesk): void {
  const [id] = desk.slides.read().shown
  const source = desk.slides.read().slides.find((slide) => slide.id === id)
  const placement = desk.slides.activeView()?.placement()
  const element = id === undefined ? null : slideElement(id)
  const picture = element && snapshotOf(element)
  if (!source || !placement || !picture) return
  desk.snapshots.toggle({
    key: JSON.stringify([source.id, placement]),
    ...{ patientKey: slideOwner(desk, source.id)?.patientKey, picture },
    of: {
      ...{ kind: 'slide', slide: source.id, placement },
      times: magnificationAt(source, placement.scale * devicePixelRatio)?.times,
    },
  })
}
