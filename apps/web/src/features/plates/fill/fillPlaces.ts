import { blankInput, blankPlaces, phraseFields } from '@pandok/board'
import { type Cell, EXAM_OUTPUT, type Exam, type FillPlace, type Locale } from '@pandok/domain'
import { type Input, type ModuleDefinition, textOf } from '@pandok/module-engine'

/** An input of a cell that can be filled automatically. */
export interface Fillable extends FillPlace {
  label: string
  /** An untyped field of a phrase counts as text. */
  input: string
  kind: Input['kind']
  definition: Input | undefined
  /** The module that it belongs to; undefined for a field of a phrase. */
  moduleId: string | undefined
}

export type DefinitionOf = (moduleId: string) => ModuleDefinition | undefined

/** A cell's inputs. Those of a module are listed once, under the first of its outputs. */
export function fillPlaces(
  cell: Cell,
  definitionOf: DefinitionOf,
  locale: Locale,
  exam?: Exam | undefined,
): Fillable[] {
  return [...askedPlaces(cell, locale, exam), ...outputPlaces(cell, definitionOf, locale, exam)]
}

/** The blanks of the exam that the cell asks for. */
const askedPlaces = ({ id: cell, asks = [] }: Cell, locale: Locale, exam: Exam | undefined): Fillable[] =>
  (exam?.blanks ?? [])
    .filter(({ id }) => asks.includes(id))
    .map(blankInput)
    .map((definition) => ({
      cell,
      output: EXAM_OUTPUT,
      input: definition.id,
      kind: definition.kind,
      definition,
      label: textOf(definition.label, locale) ?? definition.id,
      moduleId: undefined,
    }))

function outputPlaces(
  cell: Cell,
  definitionOf: DefinitionOf,
  locale: Locale,
  exam: Exam | undefined,
): Fillable[] {
  const seen = new Set<string>()
  const typed = cell.blanks ? blankPlaces(cell, exam) : []
  return cell.outputs.flatMap((output): Fillable[] => {
    const place = { cell: cell.id, output: output.id }
    if (output.kind === 'phrase' && cell.blanks) {
      return typed
        .filter((blank) => blank.output === output.id)
        .map(({ name, input }) => ({
          ...place,
          input: name,
          kind: input.kind,
          definition: input,
          moduleId: undefined,
          label: textOf(input.label, locale) ?? name,
        }))
    }
    if (output.kind === 'phrase') {
      return phraseFields(output.text).map((field) => ({
        ...place,
        input: field,
        label: field,
        kind: 'text',
        definition: undefined,
        moduleId: undefined,
      }))
    }
    const { moduleId } = output
    if (seen.has(moduleId)) return []
    seen.add(moduleId)
    return (definitionOf(moduleId)?.inputs ?? []).map((input) => ({
      ...place,
      input: input.id,
      label: textOf(input.label, locale) ?? input.id,
      kind: input.kind,
      definition: input,
      moduleId,
    }))
  })
}

/** The input that a rule refers to, whichever of the module's outputs it names. */
export function placeIn(
  places: readonly Fillable[],
  { cell, output, input }: FillPlace,
  cells: readonly Cell[],
): Fillable | undefined {
  if (output === EXAM_OUTPUT) {
    return places.find((place) => place.cell === cell && place.output === output && place.input === input)
  }
  const held = cells.find(({ id }) => id === cell)
  const named = held?.outputs.find(({ id }) => id === output)
  if (!named) return undefined
  // Phrases with typed blanks share one filling, as do the outputs of a module.
  const isPhrases = held?.blanks !== undefined
  return places.find(
    (place) =>
      place.cell === cell &&
      place.input === input &&
      (named.kind === 'module'
        ? place.moduleId === named.moduleId
        : place.moduleId === undefined &&
          place.output !== EXAM_OUTPUT &&
          (isPhrases || place.output === output)),
  )
}
