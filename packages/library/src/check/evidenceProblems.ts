import { isDeciding, isFactRead, plateSourceState, type SourceState } from '@pandok/domain'
import type { LibraryModule } from '../LibraryModule.ts'
import type { LibraryPlate } from '../LibraryPlate.ts'

type Cell = LibraryPlate['cells'][number]

/**
 * The deciding rules must have been read in a primary source, or the plate must be free and say that they
 * weren't.
 */
export function evidenceProblems(plate: LibraryPlate, modules: readonly LibraryModule[]): string[] {
  const { sources, grade } = plate
  const state = sourceStateOf(plate, modules)
  return [
    ...nameProblems(plate),
    ...(sources === state
      ? []
      : [`its sources are said to be «${sources ?? 'none'}», but they are «${state ?? 'none'}»`]),
    ...plate.cells
      .filter((cell) => decidesItself(cell, plate) && !isCovered(cell, plate))
      .map(({ id }) => `cell «${id}» decides, but no fact says by what`),
    ...(grade === 'free' ? [] : saleProblems(plate, modulesUsedBy(plate, modules))),
  ]
}

/** Returns how many of the sources for the decisions of a plate and its modules were read. */
export const sourceStateOf = (
  plate: LibraryPlate,
  modules: readonly LibraryModule[],
): SourceState | undefined =>
  plateSourceState(
    plate.evidence,
    modulesUsedBy(plate, modules).map((module) => module.sources),
  )

/** An entry is never sold if it decides by rules whose source nobody has read. */
function saleProblems({ evidence }: LibraryPlate, used: readonly LibraryModule[]): string[] {
  return [
    ...evidence.facts
      .filter((fact) => isDeciding(fact) && !isFactRead(fact, evidence))
      .map(
        ({ use, cells }) =>
          `is sold although its ${use} was not read in a primary source: ${cells.join(', ')}`,
      ),
    ...used
      .filter((module) => module.sources !== 'read')
      .map((module) => `is sold although the sources of its module «${module.id}» are «${module.sources}»`),
  ]
}

function nameProblems({ evidence, cells }: LibraryPlate): string[] {
  const known = new Set(cells.map(({ id }) => id))
  const cited = new Set(evidence.citations.map(({ id }) => id))
  return evidence.facts.flatMap((fact) => [
    ...fact.cells
      .filter((id) => !known.has(id))
      .map((id) => `a fact names the cell «${id}», which isn't there`),
    ...fact.sources.filter((id) => !cited.has(id)).map((id) => `a fact cites «${id}», which isn't listed`),
  ])
}

/** Returns the modules that the cells of a plate run. */
export function modulesUsedBy(
  { cells }: Pick<LibraryPlate, 'cells'>,
  modules: readonly LibraryModule[],
): LibraryModule[] {
  const ids = new Set(
    cells.flatMap(({ outputs, uses = [] }) => [
      ...outputs.flatMap((output) => ('module' in output ? [output.module] : [])),
      ...uses.map(({ module }) => module),
    ]),
  )
  return modules.filter(({ id }) => ids.has(id))
}

const isCovered = ({ id }: Cell, { evidence }: LibraryPlate): boolean =>
  evidence.facts.some((fact) => isDeciding(fact) && fact.cells.includes(id))

/**
 * A recommendation that consists of a blank is the reader's own choice. It may name the lesion that it is
 * for: «S4 24 mm mass: {next}.»
 */
const ONLY_A_BLANK = /^(?:[^:{}]*(?:\{[^{}]+\}[^:{}]*)+: )?\{[^{}]+\}[.。]?$/u

/** Returns whether a cell recommends, computes a result, or counts for the overall assessment. */
function decidesItself(
  { outputs, values = [], blanks = [], excludes }: Cell,
  { exam }: LibraryPlate,
): boolean {
  const assessed = exam?.assessment?.value
  return (
    outputs.some(
      (output) =>
        'text' in output && output.section === 'recommendation' && !ONLY_A_BLANK.test(output.text.ko),
    ) ||
    values.some((value) => value.kind !== 'words' && !isOnlyAPlace(value.id) && !isOnlyTold(value)) ||
    [...values, ...blanks].some(({ id }) => id === assessed)
  )

  /**
   * Returns whether an answer only selects which findings the cell excludes, so that no sentence contains it.
   */
  function isOnlyAPlace(id: string): boolean {
    const isSaid = outputs.some((output) => 'text' in output && output.text.ko.includes(`{${id}`))
    return !isSaid && excludes?.places?.some(({ blank }) => blank === id) === true
  }

  /**
   * Returns whether a value only repeats an answer as a number for other cells, so that no sentence of its
   * own contains or needs it.
   */
  function isOnlyTold({ id, formula = '' }: (typeof values)[number]): boolean {
    const isSaid = outputs.some((output) => 'text' in output && JSON.stringify(output).includes(id))
    const isAnAnswer = /^known\((\w+)\) && \1 == "\w+" \? 1 : 0$/u.test(formula)
    return !isSaid && isAnAnswer && exam?.gathers?.some(({ value }) => value === id) === true
  }
}
