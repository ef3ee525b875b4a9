import type { ArrangedSlide, Arrangement, SlideState, SlideStore } from '@pandok/viewer'

/** A slide in the list: open, or a series that hasn't been opened yet. */
export type ListedSlide = { key: string; id: string } | { key: string; series: ArrangedSlide }

/** The slides in the order of the series list: single files, then series. */
function listedSlides({ slides }: SlideState, { patients }: Arrangement): ListedSlide[] {
  const files = slides.filter(({ format }) => format !== 'dicom').map(({ id }) => ({ key: id, id }))
  const series = patients
    .flatMap(({ studies }) => studies)
    .flatMap((study) => study.slides)
    .map((slide) => ({ key: slide.key, series: slide }))
  return [...files, ...series]
}

/** The slide after the shown one, wrapping around; undefined if there is no other. */
export function slideBeside(slides: SlideStore, studies: Arrangement): ListedSlide | undefined {
  const [shown] = slides.read().shown
  if (shown === undefined) return undefined
  const listed = listedSlides(slides.read(), studies)
  const at = listed.findIndex(({ key }) => key === (slides.seriesOf(shown) ?? shown))
  const next = listed[(at + 1) % listed.length]
  return listed.length > 1 ? next : undefined
}
