/** The beginnings that German leaves alone before a common end: «Ober-/Mittel-/Unterlappen». */
const BEGINNINGS =
  /^(?:Ober|Unter|Mittel|Vorder|Hinter|Innen|Außen|Haupt|Neben|Quer|Längs|Seiten|Rück|Zentral|Rand)(?=\p{Ll}{3,}$)/u

/** Answers that end with a hyphen have the end of the last one: «pre-/post-contrast», «Innen-/Außenmeniskus». */
export function withSharedEnd(options: readonly string[]): readonly string[] {
  const last = options.at(-1) ?? ''
  const earlier = options.slice(0, -1)
  if (earlier.length === 0 || !earlier.every((option) => /^\p{L}+-$/u.test(option))) return options
  const beginning = /^\p{L}+-(?=\p{L})/u.exec(last)?.[0] ?? BEGINNINGS.exec(last)?.[0]
  if (beginning === undefined) return options
  const end = last.slice(beginning.length)
  return [...earlier.map((option) => (beginning.endsWith('-') ? option : option.slice(0, -1)) + end), last]
}
