import {
  changesBetween,
  editionOf,
  type InLibrary,
  isOutdated,
  type LibraryChange,
  type Locale,
  type Words,
  wordsIn,
} from '@pandok/domain'
import type { LibraryEntry, NewerEdition } from '@pandok/protocol'

interface Item extends InLibrary {
  id: string
  isMine: boolean
}

interface LibraryFields {
  entry?: LibraryEntry
  newer?: NewerEdition
}

/** Returns the description of a library item or of a copy, and whether there is a newer edition. */
export function libraryFieldsOf(item: Item, locale: Locale): LibraryFields {
  const { record } = item
  if (record === null) return {}
  const edition = editionOf(item)
  const { slug, specialty, regions, modalities, version, year, sources, review } = record
  const { evidence, awaiting } = record
  const said = (words: Words) => wordsIn(words, locale) ?? ''
  const told = (changes: LibraryChange[]) =>
    changes.map((change) => ({ edition: change.edition, what: wordsIn(change.what, locale) ?? '' }))
  return {
    entry: {
      slug,
      edition,
      specialty,
      regions,
      modalities,
      summary: wordsIn(record.summary, locale) ?? '',
      // The guideline of an older edition is not stored.
      ...(edition === record.edition && version !== undefined && { version }),
      ...(edition === record.edition && year !== undefined && { year }),
      ...(edition === record.edition && sources !== undefined && { sources }),
      ...(edition === record.edition && review !== undefined && { review }),
      ...(evidence && {
        evidence: {
          citations: evidence.citations,
          rows: evidence.rows.map((row) => ({ ...row, cells: row.cells.map(said) })),
        },
      }),
      ...(awaiting && {
        awaiting: {
          rows: awaiting.rows.map(({ table, numbers }) => ({ table: said(table), numbers })),
          cells: awaiting.cells.map(said),
          sentences: awaiting.sentences.map(said),
        },
      }),
      changes: told(changesBetween(record.changes, { upTo: edition })),
    },
    ...(isOutdated(item) && {
      newer: {
        edition: record.edition,
        changes: told(changesBetween(record.changes, { after: edition, upTo: record.edition })),
      },
    }),
  }
}
