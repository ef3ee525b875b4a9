import type { Side } from '../CheckedReport.ts'
import type { Match } from '../words/matcherOf.ts'

/**
 * A side at the beginning of a sentence applies to all of it: «Rechts keine Konkremente, kein Harnstau», «Rt:
 * …, …».
 */
export function headSide(text: string, [first, ...others]: readonly Match<Side>[]): Match<Side> | undefined {
  if (!first || others.length > 0 || !HEAD_BEFORE.test(text.slice(0, first.start))) return undefined
  const isAdverb = /^(?:recht|link)s$/iu.test(text.slice(first.start, first.end))
  return isAdverb || HEAD_BEHIND.test(text.slice(first.end)) ? first : undefined
}

const HEAD_BEFORE = /^[\s\d.)#•-]*(?:on the )?$/iu
const HEAD_BEHIND = /^\.?\s?(?:側|侧)?(?:[:：,，、]|에는|에서는|은 |는 |には|は)/u
