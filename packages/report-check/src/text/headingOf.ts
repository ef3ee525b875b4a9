import type { Side } from '../CheckedReport.ts'
import type { Lexicon } from '../words/lexiconOf.ts'

/** The heading above a sentence, with its scope and its side if it has one. */
export interface Heading {
  side: Side | undefined
  /**
   * A heading in brackets applies up to the next heading; a heading before a colon also ends with its list or
   * its block of lines.
   */
  kind: 'bracketed' | 'list' | 'block'
}

const BRACKETED = /^\s*[[【<〈《［＜]\s*([^\]】>〉》］＞\n]{1,40})[\]】>〉》］＞]/u
/** This matches a bullet or a similar character at the beginning of a line. */
const SIGNED = /^\s*[■□◆◇●▶▪]\s*([^\n:：.。,，、]{1,30})[:：]?\s*$/u
const BEFORE_LIST = /^\s*([^:：,，、.。\d\n]{1,30})[:：]\s*(?:1|①|I|a)[.)）]?\s/u
const BEFORE_LINES = /^\s*([^:：,，、.。\d\n]{1,30})[:：]\s*$/u

/** Returns the heading that a sentence begins with: «[Left knee] …», «Right: 1. …», «左膝：» on its own line. */
export function headingOf(text: string, { sides }: Lexicon): Heading | undefined {
  const bracketed = (BRACKETED.exec(text) ?? SIGNED.exec(text))?.[1]
  const list = BEFORE_LIST.exec(text)?.[1]
  const label = bracketed ?? list ?? BEFORE_LINES.exec(text)?.[1]
  if (label === undefined) return undefined
  const named = new Set(sides(label).map(({ id }) => id))
  const [side] = named
  return {
    side: named.size === 1 && side !== 'B' ? side : undefined,
    kind: bracketed === undefined ? (list === undefined ? 'block' : 'list') : 'bracketed',
  }
}

/** This matches a label at the beginning of a line: «Bladder: normal». */
const LABELED = /^\s*[^:：,，、.。\d\n]{1,30}[:：]/u

/** Returns whether a heading still applies to the next sentence. */
export function isUnder(
  { kind }: Heading,
  { text, isListItem, gap }: { text: string; isListItem: boolean; gap: string },
): boolean {
  if (kind === 'bracketed') return true
  const lines = gap.split('\n').length - 1
  if (kind === 'list') return lines === 0 || isListItem
  return lines === 0 || (!/\n\s*\n/u.test(gap) && !LABELED.test(text))
}
