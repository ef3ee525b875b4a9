import type { ProposedRow } from '@pandok/exchange/proposal'
import { searchWords } from '#shared/commands/searchWords.ts'

export const ROW_VIEWS = ['all', 'fields', 'similar', 'duplicates', 'left'] as const
export type RowView = (typeof ROW_VIEWS)[number]

const VIEWS: Readonly<Record<RowView, (row: ProposedRow) => boolean>> = {
  all: () => true,
  fields: ({ fields }) => fields.length > 0,
  similar: ({ similarTo, ownSimilar }) => similarTo !== undefined || ownSimilar !== undefined,
  duplicates: ({ duplicateOf, ownDuplicate }) => duplicateOf !== undefined || ownDuplicate !== undefined,
  left: ({ isTaken }) => !isTaken,
}

export const shownRows = (
  rows: readonly ProposedRow[],
  view: RowView,
  search: string,
): readonly ProposedRow[] =>
  rows.filter((row) => VIEWS[view](row) && (search.trim() === '' || searchWords(wordsOf(row), search)))

const wordsOf = ({ name, title, trigger = '', group = '', texts }: ProposedRow): string =>
  [name, title, trigger, group, ...texts.map(({ text }) => text)].join(' ')
