import { LOCALES, type Locale } from '@pandok/domain'
import type { LibraryPlate } from '@pandok/library'

type Cell = LibraryPlate['cells'][number]

type Blank = NonNullable<Cell['blanks']>[number]

/** Blanks of these kinds give a place, whatever their names are. */
const PLACE_KINDS: ReadonlySet<string> = new Set(['side', 'level', 'clock'])
/** Matches the names of questions that ask for a place and offer answers. */
const PLACE_LABEL =
  /^(?:site|location|where|place|segment|lobe|zone|quadrant|level|station|vertebra|joint|bone|vessel|artery|kidney|part|pole|sector)s?\b/iu

const isPlace = ({ kind, label }: Blank): boolean =>
  PLACE_KINDS.has(kind) || ((kind === 'choice' || kind === 'multi') && PLACE_LABEL.test(label.en))

/** The conclusions of these cells give their place without a blank. */
const NAMED_IN_WORDS: ReadonlySet<string> = new Set([
  // The segment is that of the largest of several liver cysts.
  'hepatic-cysts',
  // Air under either half of the diaphragm is air in the one peritoneal cavity.
  'free-air',
])

/**
 * Blanks that give the size of the finding, including a volume, or the viable part of a treated lesion. The
 * thickness of a wall or the distance from the nipple isn't such a size.
 */
const SIZES: ReadonlySet<string> = new Set(['size', 'size3', 'largest', 'vol', 'viable'])

/**
 * In these cells, the size is a sign of the conclusion, not the size of a lesion that is measured again
 * later.
 */
const CONCLUDED_FROM_SIZE: ReadonlySet<string> = new Set([
  // The size is the diameter of the appendix.
  'appendicitis',
  // The sizes are those of the whole uterus, and of the ovary around its twisted pedicle.
  ...['uterus-enlarged', 'torsion'],
])

const namesIn = (text: string): string[] =>
  [...text.matchAll(/\{([^{}:]+)(?::[^{}]*)?\}/gu)].map(([, name = '']) => name.trim())

/** Returns a text without the parts that are omitted if their blank is empty. */
function alwaysSaid(text: string): string {
  const less = text.replace(/\[[^[\]]*\]/gu, '')
  return less === text ? text : alwaysSaid(less)
}

/**
 * Checks that every conclusion contains the place of its finding, and the size if the finding always has one,
 * in every language.
 */
export const conclusionProblems = ({ id, cells, exam }: LibraryPlate): string[] =>
  cells.flatMap((cell) => {
    const blanks = [...(exam?.blanks ?? []), ...(cell.blanks ?? [])]
    const places = new Set(blanks.filter(isPlace).map((blank) => blank.id))
    return LOCALES.flatMap((locale) => [
      ...(NAMED_IN_WORDS.has(cell.id) ? [] : lacking(cell, locale, places, (text) => text)).map(
        (output) => `${id}: cell «${cell.id}»: the conclusion «${output}» lacks its place in ${locale}`,
      ),
      ...(CONCLUDED_FROM_SIZE.has(cell.id) ? [] : lacking(cell, locale, SIZES, alwaysSaid)).map(
        (output) => `${id}: cell «${cell.id}»: the conclusion «${output}» lacks its size in ${locale}`,
      ),
    ])
  })

/**
 * Returns the conclusions that contain none of the blanks, although the examined part of the finding contains
 * one.
 */
function lacking(
  { outputs, values = [], finding }: Cell,
  locale: Locale,
  blanks: ReadonlySet<string>,
  partOf: (text: string) => string,
): string[] {
  if (finding?.isMinor) return []
  const phrases = outputs.filter((output) => 'text' in output)
  const isNamed = (text: string): boolean => {
    const direct = namesIn(text)
    const through = values
      .filter((value) => direct.includes(value.id))
      .flatMap(({ text: words, formula = '' }) => [
        ...namesIn(words?.[locale] ?? ''),
        ...(formula.match(/[a-z][a-z0-9_]*/gu) ?? []),
      ])
    return [...direct, ...through].some((name) => blanks.has(name))
  }
  const isFound = phrases.some(
    ({ section, text }) => section === 'findings' && isNamed(partOf(text[locale] ?? '')),
  )
  if (!isFound) return []
  return phrases
    .filter(({ section, text }) => section === 'impression' && !isNamed(text[locale] ?? ''))
    .map((output) => output.id)
}
