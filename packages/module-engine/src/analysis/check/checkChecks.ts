import { BOOL, type CheckInSteps, type Checking } from './Checking.ts'
import { unknownName } from './reference.ts'

/** Checks that the condition of a check is a boolean, and that the input it points at exists. */
export function* checkChecks(checking: Checking): CheckInSteps {
  const { definition } = checking
  const groups = definition.groups.map(({ id }) => id)
  for (const [index, check] of definition.checks.entries()) {
    const path = ['checks', index]
    if (check.group !== undefined && !groups.includes(check.group)) {
      unknownName(checking, check.group, [...path, 'group'], groups)
    }
    checking.expression(check.when, [...path, 'when'], checking.scope(check.group), BOOL)
    yield
    if (check.at === undefined) continue
    const input = definition.inputs.find(({ id }) => id === check.at)
    if (!input) {
      const ids = definition.inputs.map(({ id }) => id)
      unknownName(checking, check.at, [...path, 'at'], ids)
    } else if (input.group !== undefined && input.group !== check.group) {
      checking.error('name.outOfScope', [...path, 'at'], { name: input.id, group: input.group })
    }
  }
}
