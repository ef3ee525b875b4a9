import type { EntryOrigin } from '@pandok/board'
import type { Text } from '#platform/text/text.ts'

/** Who said a sentence: a hand, the words of a cell, or a module of it. `title` is the cell's heading in the report. */
export function originWords(origin: EntryOrigin, title: string, text: Text): string {
  if (origin.kind === 'own') return text('plateRun.why.own')
  if (origin.kind === 'comparison') return text('plateRun.why.comparison')
  if (origin.kind === 'phrase') return text('plateRun.why.phrase', { title })
  const { kind, name } = origin.filling
  return kind === 'phrase'
    ? text('plateRun.why.fields', { title })
    : text('plateRun.why.module', { title, module: name })
}
