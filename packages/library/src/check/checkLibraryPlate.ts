import { CELLS_MAX, checkPlate, LOCALES } from '@pandok/domain'
import type { LibraryModule } from '../LibraryModule.ts'
import type { LibraryPlate } from '../LibraryPlate.ts'
import { plateContent } from '../plateContent.ts'
import { evidenceProblems } from './evidenceProblems.ts'
import { weakSourceProblems } from './weakSourceProblems.ts'

const CELLS = { min: 26, max: CELLS_MAX }
/** An exam may be small, because most of its cells are findings. */
const EXAM_CELLS = { min: 8, max: CELLS_MAX }

/** Lists everything that keeps a plate from being published. */
export function checkLibraryPlate(plate: LibraryPlate, modules: readonly LibraryModule[]): string[] {
  const published = new Map(modules.filter(({ isDraft }) => !isDraft).map((module) => [module.id, module]))
  const { cells, edition, changes, exam } = plate
  const count = exam ? EXAM_CELLS : CELLS
  const shared = [...(exam?.blanks ?? []), ...(exam?.values ?? []), ...(exam?.gathers ?? [])]
  const keys = cells.map(({ key }) => key)
  return [
    ...(cells.length < count.min || cells.length > count.max ? [`${cells.length} cells`] : []),
    ...keys.filter((key, index) => keys.indexOf(key) !== index).map((key) => `key ${key} is taken twice`),
    ...LOCALES.flatMap((locale) =>
      checkPlate(plateContent(plate, locale, (id) => id)).map(
        ({ path, reason }) => `${locale} ${path.join('.')}: ${reason}`,
      ),
    ),
    ...cells.flatMap(({ id, uses = [] }) =>
      uses.flatMap((use) => moduleProblems(id, usedAs(use), published)),
    ),
    ...cells.flatMap(({ id, outputs, blanks, values = [], uses }) =>
      outputs.flatMap((output) =>
        'text' in output
          ? [
              ...fieldProblems(id, output.text),
              ...(blanks ? undeclared(id, output.text, [...blanks, ...values, ...shared], uses) : []),
            ]
          : moduleProblems(id, output, published),
      ),
    ),
    ...(changes.some((change) => change.edition === edition)
      ? []
      : [`edition ${edition} says nothing of its changes`]),
    ...evidenceProblems(plate, modules),
    ...weakSourceProblems(plate.evidence.citations),
  ].map((problem) => `${plate.id}: ${problem}`)
}

/** `{side:genitive}` is the blank «side» in one of its forms. */
const namesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{([^{}:]+)(?::[^{}]*)?\}/gu)].map(([, name = '']) => name.trim())),
]

const fieldsOf = (text: string): string => namesIn(text).sort().join(', ')

/** Blanks of a library entry must have a type; none of them takes free text. */
const undeclared = (
  cell: string,
  text: LibraryPlateText,
  blanks: readonly { id: string }[],
  uses: readonly { as: string }[] = [],
): string[] =>
  [...new Set(LOCALES.flatMap((locale) => namesIn(text[locale])))]
    .filter((name) => blanks.every(({ id }) => id !== name))
    .filter((name) => uses.every(({ as }) => !name.startsWith(`${as}_`)))
    .map((name) => `cell «${cell}»: no blank is called «${name}»`)

/** A field that occurs in one language must occur in all of them. */
function fieldProblems(cell: string, text: LibraryPlateText): string[] {
  const wanted = fieldsOf(text.ko)
  return LOCALES.filter((locale) => fieldsOf(text[locale]) !== wanted).map(
    (locale) => `cell «${cell}»: the fields of ${locale} are not those of ko (${wanted})`,
  )
}

type LibraryPlateText = LibraryPlate['names']

/** Values for a used module and presets of a module are named alike, so one check serves both. */
const usedAs = ({ module, inputs }: { module: string; inputs: object }) => ({ module, preset: inputs })

function moduleProblems(
  cell: string,
  {
    module: id,
    only,
    skip = [],
    preset = {},
  }: {
    module: string
    only?: string | undefined
    skip?: string[] | undefined
    preset?: object | undefined
  },
  published: ReadonlyMap<string, LibraryModule>,
): string[] {
  const definition = published.get(id)?.definition
  if (!definition) return [`cell «${cell}»: no published module «${id}»`]
  const outputs = new Set(definition.outputs.map((output) => output.id))
  const inputs = new Set([...definition.inputs, ...definition.groups].map((input) => input.id))
  return [
    ...[...skip, ...(only === undefined ? [] : [only])]
      .filter((name) => !outputs.has(name))
      .map((name) => `cell «${cell}»: «${id}» has no output «${name}»`),
    ...Object.keys(preset)
      .filter((name) => !inputs.has(name))
      .map((name) => `cell «${cell}»: «${id}» has no input «${name}»`),
  ]
}
