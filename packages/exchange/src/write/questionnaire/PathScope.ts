import type { Input, ModuleDefinition } from '@pandok/module-engine'

type NameKind = 'decimal' | 'text' | 'bool' | 'choice' | 'multi' | 'size' | 'date'

export interface WrittenName {
  kind: NameKind
  group: string | undefined
  /** True for a `multi` whose empty list is an answer, so that it is never unknown. */
  isNeverUnknown: boolean
}

/** Describes how the names of a module are read in its Questionnaire. */
export interface PathScope {
  names: ReadonlyMap<string, WrittenName>
  groups: ReadonlySet<string>
  /** The repeat group in whose rows the expression is evaluated. */
  group: string | undefined
}

export function pathScope(definition: ModuleDefinition, group?: string): PathScope {
  const names = new Map<string, WrittenName>()
  for (const input of definition.inputs)
    names.set(input.id, {
      kind: kindOf(input),
      group: input.group,
      isNeverUnknown: input.kind === 'multi' && input.default?.length === 0,
    })
  for (const { id, kind, group: own } of definition.computed)
    names.set(id, {
      kind: kind === 'number' || kind === 'integer' ? 'decimal' : kind,
      group: own,
      isNeverUnknown: false,
    })
  return { names, groups: new Set(definition.groups.map(({ id }) => id)), group }
}

function kindOf(input: Input): NameKind {
  switch (input.kind) {
    case 'number':
    case 'integer':
    case 'measure':
      return 'decimal'
    case 'side':
      return 'choice'
    default:
      return input.kind
  }
}

/**
 * Returns the path from the response, or from the item of the group, to the values of a name. All items are
 * direct children of one of them. `repeat` would find them as well, but it drops items that equal an earlier
 * one, such as a second row with the same answers.
 */
export function answerPath(id: string, { kind }: WrittenName, isRow: boolean): string {
  const item = `${isRow ? 'item' : '%resource.item'}.where(linkId='${id}')`
  if (kind === 'choice' || kind === 'multi') return `${item}.answer.value.code`
  return kind === 'date' ? `${item}.answer.value.toString()` : `${item}.answer.value`
}
