import type { Input } from '../../document/input.ts'
import { inputType } from '../../expression/scopeOf.ts'
import { readingCost } from '../../run/reading/readingCost.ts'
import { BOOL, type Checking } from './Checking.ts'
import { unknownName } from './reference.ts'

/** Checks the groups of inputs, and the conditions under which they are shown, required and filled. */
export function checkInputs(checking: Checking): void {
  const { definition } = checking
  const groups = definition.groups.map(({ id }) => id)
  definition.inputs.forEach((input, index) => {
    const path = ['inputs', index]
    if (input.group !== undefined && !groups.includes(input.group)) {
      unknownName(checking, input.group, [...path, 'group'], groups)
    }
    const scope = checking.scope(input.group)
    if (input.visible !== undefined) {
      checking.expression(input.visible, [...path, 'visible'], scope, BOOL, input.id)
    }
    if (typeof input.required === 'string') {
      checking.expression(input.required, [...path, 'required'], scope, BOOL, input.id)
    }
    fillExpressions(input).forEach(({ place, source }) => {
      const at = [...path, 'fill', place, 'expr']
      checking.expression(source, at, scope, [inputType(input.kind)], input.id)
      checking.weighed.push({ path: at, cost: readingCost(input), group: input.group })
    })
  })
  definition.groups.forEach((group, index) => {
    if (group.sort === undefined) return
    checking.expression(group.sort, ['groups', index, 'sort'], checking.scope(group.id), [
      'decimal',
      'text',
      'bool',
    ])
  })
}

export function fillExpressions(input: Input): { place: number; source: string }[] {
  return (input.fill ?? []).flatMap((fill, place) =>
    fill.from === 'expr' ? [{ place, source: fill.expr }] : [],
  )
}
