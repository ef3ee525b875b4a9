/** Matches the nouns that English lists write only once: «…; words: lobe, ligament, sulci.» */
const RULE = /^English lists\b.*\bwords: ([^.]+)/u

/** These nouns of the fourth Latin declension take an English plural ending, not «-i» of the second. */
const ENGLISH_PLURAL = /(?:sinus|meatus|hiatus|plexus|fetus|ductus)$/u

const ENDINGS: readonly (readonly [ending: RegExp, plural: string])[] = [
  [/(?<=[^i])i$|ae$/u, '$&'],
  [/us$/u, 'i'],
  [/is$/u, 'es'],
  [/(?:ex|ix)$/u, 'ices'],
  [/um$/u, 'a'],
  [/(?<=[^aeou])a$/u, 'ae'],
  [/(?<=[^aeiou])y$/u, 'ies'],
  [/(?:s|x|z|ch|sh)$/u, '$&es'],
]

/** Returns the plural as anatomists write it; a plural is returned unchanged. */
function pluralOf(noun: string): string {
  if (ENGLISH_PLURAL.test(noun)) return `${noun}es`
  const ending = ENDINGS.find(([one]) => one.test(noun))
  return ending ? noun.replace(ending[0], ending[1]) : `${noun}s`
}

/**
 * Returns the English nouns that a list writes only once if all its members end with them, or undefined if
 * the file names none.
 */
export function sharedNouns(
  assembly: readonly string[] | undefined,
): Readonly<Record<string, string>> | undefined {
  const words = assembly?.flatMap((rule) => RULE.exec(rule)?.[1]?.split(',') ?? []) ?? []
  if (words.length === 0) return undefined
  return Object.fromEntries(words.map((word) => [word.trim(), pluralOf(word.trim())]))
}
