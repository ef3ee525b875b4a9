import type { StudyMarks } from './marks.ts'
import type { SlideMarks } from './slideMarks.ts'

/** Three states of marks that two pages keep. */
export interface MarkVersions<Marks> {
  /** The entries as this page last read or wrote them. */
  base: Marks
  /** The entries as they are on this page. */
  own: Marks
  /** The entries as they are stored, possibly by another page. */
  stored: Marks
}

/** The marks of a study with the changes of this page and of others that have it open. */
export const mergeMarks = ({ base, own, stored }: MarkVersions<StudyMarks>): StudyMarks => ({
  version: 1,
  measurements: mergeList(
    { base: base.measurements, own: own.measurements, stored: stored.measurements },
    // A finding with several regions has one identifier on each of its images.
    ({ trackingUid, on }) => JSON.stringify([trackingUid, 'stack' in on ? on.stack : on]),
  ),
  keyImages: mergeList(
    { base: base.keyImages, own: own.keyImages, stored: stored.keyImages },
    ({ sopInstance, frame }) => JSON.stringify([sopInstance, frame]),
  ),
})

/** The same for a slide. Bookmarks and the pixel size are those of the page that changed them last. */
export function mergeSlideMarks({ base, own, stored }: MarkVersions<SlideMarks>): SlideMarks {
  const isSame = (part: 'bookmarks' | 'microns') => textOf(base[part]) === textOf(own[part])
  const microns = isSame('microns') ? stored.microns : own.microns
  return {
    version: 1,
    measurements: mergeList(
      { base: base.measurements, own: own.measurements, stored: stored.measurements },
      ({ trackingUid }) => trackingUid,
    ),
    bookmarks: isSame('bookmarks') ? stored.bookmarks : own.bookmarks,
    ...(microns !== undefined && { microns }),
  }
}

const textOf = (value: unknown): string | undefined => JSON.stringify(value)

/**
 * Changes of this page take precedence, and everything else comes from the store. An entry that was deleted on one
 * page and changed on the other stays.
 */
function mergeList<Item>(
  { base, own, stored }: MarkVersions<readonly Item[]>,
  keyOf: (item: Item) => string,
): Item[] {
  const [before, elsewhere] = [base, stored].map((list) => new Map(list.map((one) => [keyOf(one), one])))
  const here = new Set(own.map(keyOf))
  const isChanged = (item: Item) => textOf(item) !== textOf(before?.get(keyOf(item)))
  return [
    ...own.flatMap((item) => (isChanged(item) ? item : (elsewhere?.get(keyOf(item)) ?? []))),
    ...stored.filter((item) => !here.has(keyOf(item)) && isChanged(item)),
  ]
}
