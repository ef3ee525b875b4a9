import type { ReportSection } from '@pandok/domain'
import type { ReadSentence } from './Rule.ts'

const SECTIONS: ReadonlySet<ReportSection> = new Set(['specimen', 'gross', 'microscopy', 'diagnosis'])

/** This matches «①», «A:», «(B)» and «C.» at the beginning of a line or a sentence. */
const LABEL = /(?:^|[\n。.;；]\s*)(?:([①-⑳])|[(（]?([A-H])\s?[)）:：.．])/gu

/** Returns the letter or number of the specimen part that precedes these words. */
function partAt({ sentence, reading }: ReadSentence, at: number): string | undefined {
  if (!SECTIONS.has(sentence.section)) return undefined
  const label = [...reading.text.slice(0, at).matchAll(LABEL)].at(-1)
  return label?.[1] ?? label?.[2]
}

interface Place {
  read: ReadSentence
  at: number
}

/** Returns whether two places are in different parts: what is denied of one may be in the other. */
export function isOtherPart(one: Place, other: Place): boolean {
  const [here, there] = [partAt(one.read, one.at), partAt(other.read, other.at)]
  return here !== undefined && there !== undefined && here !== there
}
