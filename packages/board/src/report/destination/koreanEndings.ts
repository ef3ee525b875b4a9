import type { Destination } from './Destination.ts'
import { nounEnding } from './nounEnding.ts'
import { politeEnding } from './politeEnding.ts'

/**
 * Gives the sentences of a Korean report the endings of nouns («…있음.», «…보임.») or of full sentences («…있습니다.»,
 * «…보입니다.»). Only predicates at the end of a sentence change: «…의심.» and «…고름.» stay, and so do the words in
 * `kept`, which somebody typed.
 */
export function withKoreanEndings(
  text: string,
  endings: Destination['koreanEndings'],
  kept: readonly string[] = [],
): string {
  const spared = kept.filter((words) => words !== '').flatMap((words) => placesOf(words, text))
  const ending = endings === 'polite' ? politeEnding : nounEnding
  return text.replace(SENTENCE_END, (whole: string, word: string, after: string, offset: number) => {
    const last = offset + word.length - 1
    if (spared.some(([from, to]) => last >= from && last < to)) return whole
    return `${ending(word) ?? word}${after}`
  })
}

/** Matches a word, optionally followed by something in brackets, and the full stop. */
const SENTENCE_END = /([가-힣]+)((?:\s?\([^()\n]*\))?\.)(?=\s|$|[)"”’])/gu

function placesOf(words: string, text: string): [number, number][] {
  const places: [number, number][] = []
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) {
    places.push([at, at + words.length])
  }
  return places
}
