import type { Side } from '../CheckedReport.ts'
import type { Match } from '../words/matcherOf.ts'
import { phrases } from '../words/phrases.ts'

/**
 * A side at the beginning of a sentence applies to the whole sentence: «Rechts keine Konkremente, kein
 * Harnstau», «Rt: …, …».
 */
export function headSide(text: string, [first, ...others]: readonly Match<Side>[]): Match<Side> | undefined {
  if (!first || others.length > 0 || !HEAD_BEFORE.test(text.slice(0, first.start))) return undefined
  const isAdverb = ADVERB.test(text.slice(first.start, first.end))
  return isAdverb || HEAD_BEHIND.test(text.slice(first.end)) ? first : undefined
}

const ADVERB = new RegExp(`^${phrases('sideAdverb')}$`, 'iu')
const HEAD_BEFORE = new RegExp(`^[\\s\\d.)#•-]*${phrases('beforeHeadSide')}?$`, 'iu')
const HEAD_BEHIND = new RegExp(
  `^\\.?\\s?${phrases('sideSuffix')}?(?:[:：,，、]|${phrases('topicBehindSide')})`,
  'u',
)
