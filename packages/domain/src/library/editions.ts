import type { InLibrary, LibraryChange } from './LibraryRecord.ts'

interface Copied extends InLibrary {
  id: string
  isMine: boolean
}

/**
 * The item itself is always the newest edition. Copies that were made before editions were recorded have the
 * first.
 */
export const editionOf = ({ id, record, sourceEdition }: Omit<Copied, 'isMine'>): number =>
  record?.itemId === id ? record.edition : (sourceEdition ?? 1)

/** Returns whether a member's own copy could be updated to the current edition of the library. */
export const isOutdated = (item: Copied): boolean =>
  item.isMine &&
  item.record !== null &&
  item.record.itemId !== item.id &&
  item.record.isPublished &&
  editionOf(item) < item.record.edition

/** Lists the changes after one edition, up to another, newest first. */
export const changesBetween = (
  changes: readonly LibraryChange[],
  { after = 0, upTo }: { after?: number; upTo: number },
): LibraryChange[] =>
  changes
    .filter(({ edition }) => edition > after && edition <= upTo)
    .toSorted((one, other) => other.edition - one.edition)
