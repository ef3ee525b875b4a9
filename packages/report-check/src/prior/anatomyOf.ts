import type { Anatomy } from '@pandok/board'
import type { Locale } from '@pandok/domain'
import { readText } from '../text/readText.ts'
import { ORGANS } from '../words/anatomy.ts'
import { createSiteReader, type Site } from './createSiteReader.ts'

/** Returns a site as a place in the body, or undefined if it names none. */
export function anatomyOf({
  organ,
  side,
  isNode,
}: Pick<Site, 'organ' | 'side' | 'isNode'>): Anatomy | undefined {
  if (organ === undefined && side === undefined && !isNode) return undefined
  return {
    organs: organ === undefined ? [] : chainOf(organ),
    ...(side !== undefined && { side }),
    ...(isNode && { isNode }),
  }
}

/** The chain begins with the organ and continues with what it is a part of, the narrowest first. */
function chainOf(organ: string): string[] {
  const within = ORGANS[organ]?.within
  return within === undefined ? [organ] : [organ, ...chainOf(within)]
}

/** Reads a place from the words of an answer: «right upper lobe». */
export function anatomyOfWords(words: string, locale: Locale): Anatomy | undefined {
  const [unit] = readText(words, locale).units
  if (!unit) return undefined
  const end = { start: words.length, end: words.length }
  return anatomyOf(createSiteReader(words, locale)(unit, [])(end))
}
