import type { EntryOrigin } from '@pandok/board'
import type { Text } from '#platform/text/text.ts'

/**
 * The origin of a sentence: typed, a phrase of a cell, or one of its modules. The parameter `title` is the
 * cell's title in the report.
 */
export function originWords(origin: EntryOrigin, title: string, text: Text): string {
  if (origin.kind === 'own') return text('plateRun.why.own')
  if (origin.kind === 'comparison') return text('plateRun.why.comparison')
  if (origin.kind === 'phrase') return text('plateRun.why.phrase', { title })
  const { kind, name } = origin.filling
  return kind === 'phrase'
    ? text('plateRun.why.fields', { title })
    : text('plateRun.why.module', { title, module: name })
}
