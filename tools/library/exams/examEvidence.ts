import type { PlateCitation, PlateEvidence, Reading } from '@pandok/domain'
import type { ExamFile, ExamFileSource } from '@pandok/library'
import { EXAM_FACTS } from './examFacts.ts'

/** Returns the facts behind an exam's plate: the sources that they name, each with how it was read. */
export function examEvidence({ id, sources }: ExamFile): PlateEvidence {
  const facts = (EXAM_FACTS[id] ?? []).map(([use, cited, cells]) => ({ use, cells, sources: cited }))
  const named = new Set(facts.flatMap((fact) => fact.sources))
  return { citations: sources.filter((source) => named.has(source.id)).map(citationOf), facts }
}

const citationOf = (source: ExamFileSource): PlateCitation => ({
  id: source.id,
  text: withoutRemark(source.cite),
  ...(source.url?.startsWith('https://') && { url: source.url }),
  read: readingOf(source),
})

/**
 * A remark in parentheses at the end says how the source was read. It is removed, because the page shows this
 * in the reader's language.
 */
const withoutRemark = (cite: string): string => cite.replace(/\.?\s*\([^()]*\bread\b[^()]*\)\.?$/u, '')

/** Matches secondary sources, which don't count as reading the source itself. */
const SECOND_HAND =
  /summar|secondary|radiologykey|radiologisthq|quot|Choosing Wisely|Top things|excerpt|read in «|in the shipped module/iu

function readingOf({ status, cite, via = '', note = '' }: ExamFileSource): Reading {
  if (status === 'known') return 'no'
  const said = `${cite} ${via} ${note}`
  if (SECOND_HAND.test(said)) return 'elsewhere'
  return /abstract|key messages|title page/u.test(said) ? 'abstract' : 'text'
}
