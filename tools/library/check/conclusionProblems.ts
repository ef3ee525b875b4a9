import { LOCALES, type Locale } from '@pandok/domain'
import type { LibraryPlate } from '@pandok/library'

type Cell = LibraryPlate['cells'][number]

type Blank = NonNullable<Cell['blanks']>[number]

/** Kinds of blank that say where something is, whatever they are called. */
const PLACE_KINDS: ReadonlySet<string> = new Set(['side', 'level', 'clock'])
/** Matches the names of questions that ask for a place and offer answers. */
const PLACE_LABEL =
  /^(?:site|location|where|place|segment|lobe|zone|quadrant|level|station|vertebra|joint|bone|vessel|artery|kidney|part|pole|sector)s?\b/iu

const isPlace = ({ kind, label }: Blank): boolean =>
  PLACE_KINDS.has(kind) || ((kind === 'choice' || kind === 'multi') && PLACE_LABEL.test(label.en))

/** Cells whose conclusion names its place without a blank. */
const NAMED_IN_WORDS: ReadonlySet<string> = new Set([
  // The segment is that of the largest of several cysts of the liver.
  'hepatic-cysts',
  // Air under either half of the diaphragm is air in the one peritoneal cavity.
  'free-air',
])

/**
 * Blanks that say how large it is: also a volume, and what is viable of a treated lesion. The thickness of a wall or the distance from
 * the nipple is something else.
 */
const SIZES: ReadonlySet<string> = new Set(['size', 'size3', 'largest', 'vol', 'viable'])

/** Cells whose size is a sign of what is concluded, not the size of a lesion that somebody measures again. */
const CONCLUDED_FROM_SIZE: ReadonlySet<string> = new Set([
  // The diameter of the appendix.
  'appendicitis',
  // The uterus as a whole, and the ovary around its twisted pedicle.
  ...['uterus-enlarged', 'torsion'],
])

const namesIn = (text: string): string[] =>
  [...text.matchAll(/\{([^{}:]+)(?::[^{}]*)?\}/gu)].map(([, name = '']) => name.trim())

/** Without what is left out where its blank is empty. */
function alwaysSaid(text: string): string {
  const less = text.replace(/\[[^[\]]*\]/gu, '')
  return less === text ? text : alwaysSaid(less)
}

/** Every conclusion has the place of its finding, and the size where the finding never does without it, in every language. */
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

/** The conclusions that name none of the blanks, though the part of the finding that is looked at names one. */
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
