import { type Building, type Built, fault } from '../Built.ts'
import { nearest } from '../nearest.ts'
import type { Tree } from '../tree.ts'
import { CALLED_NAMES, FUNCTIONS } from './EXPRESSION_FUNCTIONS.ts'

export function buildCall(tree: Extract<Tree, { kind: 'call' }>, building: Building): Built {
  const { name, nameRange, range } = tree
  const spec = FUNCTIONS.get(name)
  const args = tree.args.map((arg) => building.build(arg, building))
  if (!spec) {
    const meant = nearest(name, CALLED_NAMES)
    const params = { name: `${name.slice(0, 64)}()`, ...(meant !== undefined && { nearest: meant }) }
    return fault(building, 'name.unknown', nameRange, params)
  }
  if (args.length < spec.least || args.length > spec.most) {
    const found = `${name}(${args.map(({ type }) => type.kind).join(', ')})`
    return fault(building, 'type.mismatch', nameRange, { expected: spec.signature, found })
  }
  return spec.build(args, range, building)
}
