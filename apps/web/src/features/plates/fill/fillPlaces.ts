import { phraseFields } from '@pandok/board'
import type { Cell, FillPlace, Locale } from '@pandok/domain'
import { type Input, type ModuleDefinition, textOf } from '@pandok/module-engine'

/** Something in a cell that can be filled by itself. */
export interface Fillable extends FillPlace {
  /** As the form calls it. */
  label: string
  /** A phrase's field is a text. */
  input: string
  kind: Input['kind']
  definition: Input | undefined
  /** The module that it belongs to; undefined for a field of a phrase. */
  moduleId: string | undefined
}

export type DefinitionOf = (moduleId: string) => ModuleDefinition | undefined

/** A cell's inputs, those of one module once: under the first of its outputs. */
export function fillPlaces(cell: Cell, definitionOf: DefinitionOf, locale: Locale): Fillable[] {
  const seen = new Set<string>()
  return cell.outputs.flatMap((output): Fillable[] => {
    const place = { cell: cell.id, output: output.id }
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

/** The fillable that a rule means, whichever of the module's outputs it names. */
export function placeIn(
  places: readonly Fillable[],
  { cell, output, input }: FillPlace,
  cells: readonly Cell[],
): Fillable | undefined {
  const named = cells.find(({ id }) => id === cell)?.outputs.find(({ id }) => id === output)
  if (!named) return undefined
  return places.find(
    (place) =>
      place.cell === cell &&
      place.input === input &&
      (named.kind === 'module' ? place.moduleId === named.moduleId : place.output === output),
  )
}
