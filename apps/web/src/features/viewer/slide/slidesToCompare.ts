import type { ArrangedSlide, Arrangement } from '@pandok/viewer'
import type { ShelfState, SlideShelf } from '../desk/createSlideShelf.ts'

/** A slide in the list: open, or a series whose files are still to be opened. */
export type ListedSlide = { key: string; id: string } | { key: string; series: ArrangedSlide }

/** In the order of the list of series: files of their own, then series. */
function listedSlides({ slides }: ShelfState, { patients }: Arrangement): ListedSlide[] {
  const files = slides.filter(({ format }) => format !== 'dicom').map(({ id }) => ({ key: id, id }))
  const series = patients
    .flatMap(({ studies }) => studies)
    .flatMap((study) => study.slides)
    .map((slide) => ({ key: slide.key, series: slide }))
  return [...files, ...series]
}

/** The one after the slide that is shown, the first one after the last; undefined: there is no other. */
export function slideBeside(shelf: SlideShelf, studies: Arrangement): ListedSlide | undefined {
  const [shown] = shelf.read().shown
  if (shown === undefined) return undefined
  const listed = listedSlides(shelf.read(), studies)
  const at = listed.findIndex(({ key }) => key === (shelf.seriesOf(shown) ?? shown))
  const next = listed[(at + 1) % listed.length]
  return listed.length > 1 ? next : undefined
}
