import type { LibraryPlate } from '@pandok/library'

type Cell = LibraryPlate['cells'][number]

/** Blanks that say where something is; what is found there can't be concluded without one of them. */
const PLACES: ReadonlySet<string> = new Set([
  ...[
    'side',
    'side1',
    'side2',
    'clock',
    'site',
    'site1',
    'level',
    'levels',
    'lobe',
    'lobes',
    'seg',
    'segment',
    'zone',
    'loc',
  ],
  ...[
    'quadrant',
    'vertebra',
    'vert',
    'verts',
    'joint',
    'joints',
    'bone',
    'kidney',
    'vessel',
    'part',
    'where',
  ],
])

/** Cells whose conclusion names its place without a blank. */
const NAMED_IN_WORDS: ReadonlySet<string> = new Set([
  // The segment is that of the largest of several cysts of the liver.
  'hepatic-cysts',
  // Air under either half of the diaphragm is air in the one peritoneal cavity.
  'free-air',
])

const namesIn = (text: string): string[] =>
  [...text.matchAll(/\{([^{}:]+)(?::[^{}]*)?\}/gu)].map(([, name = '']) => name.trim())

/** Every conclusion has the place of its finding. */
export const conclusionProblems = ({ id, cells }: LibraryPlate): string[] =>
  cells.flatMap((cell) =>
    unplaced(cell).map((output) => `${id}: cell «${cell.id}»: the conclusion «${output}» lacks its place`),
  )

function unplaced({ id, outputs, values = [], finding }: Cell): string[] {
  if (NAMED_IN_WORDS.has(id)) return []
  const phrases = outputs.filter((output) => 'text' in output)
  const placesOf = (text: string): string[] => {
    const direct = namesIn(text)
    const through = values
      .filter((value) => direct.includes(value.id))
      .flatMap(({ text: words, formula = '' }) => [
        ...namesIn(words?.ko ?? ''),
        ...(formula.match(/[a-z][a-z0-9_]*/gu) ?? []),
      ])
    return [...direct, ...through].filter((name) => PLACES.has(name))
  }
  const found = phrases.some(({ section, text }) => section === 'findings' && placesOf(text.ko).length > 0)
  if (!found || finding?.isMinor) return []
  return phrases
    .filter(({ section, text }) => section === 'impression' && placesOf(text.ko).length === 0)
    .map((output) => output.id)
}
