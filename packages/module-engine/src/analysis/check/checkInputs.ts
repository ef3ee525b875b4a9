import type { Input } from '../../document/input.ts'
import { inputType } from '../../expression/scopeOf.ts'
import { readingCost } from '../../run/reading/readingCost.ts'
import { BOOL, type CheckInSteps, type Checking } from './Checking.ts'
import { unknownName } from './reference.ts'

/** Checks the groups of inputs, and the conditions under which they are shown, required and filled. */
export function* checkInputs(checking: Checking): CheckInSteps {
  const { definition } = checking
  const groups = definition.groups.map(({ id }) => id)
  for (const [index, input] of definition.inputs.entries()) {
    const path = ['inputs', index]
    if (input.group !== undefined && !groups.includes(input.group)) {
      unknownName(checking, input.group, [...path, 'group'], groups)
    }
    const scope = checking.scope(input.group)
    if (input.visible !== undefined) {
      checking.expression(input.visible, [...path, 'visible'], scope, BOOL, input.id)
      yield
    }
    if (typeof input.required === 'string') {
      checking.expression(input.required, [...path, 'required'], scope, BOOL, input.id)
      yield
    }
    for (const { place, source } of fillExpressions(input)) {
      const at = [...path, 'fill', place, 'expr']
      checking.expression(source, at, scope, [inputType(input.kind)], input.id)
      checking.weighed.push({ path: at, cost: readingCost(input), group: input.group })
      yield
    }
  }
  for (const [index, group] of definition.groups.entries()) {
    if (group.sort === undefined) continue
    checking.expression(group.sort, ['groups', index, 'sort'], checking.scope(group.id), [
      'decimal',
      'text',
      'bool',
    ])
    yield
  }
}

export function fillExpressions(input: Input): { place: number; source: string }[] {
  return (input.fill ?? []).flatMap((fill, place) =>
    fill.from === 'expr' ? [{ place, source: fill.expr }] : [],
  )
}
