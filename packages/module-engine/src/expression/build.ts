import { type Building, type Built, fault, faulty, isOf, liftAll, type Type } from './Built.ts'
import { buildEach } from './buildEach.ts'
import { buildOperator } from './buildOperator.ts'
import { Failed } from './Failed.ts'
import { buildCall } from './functions/buildCall.ts'
import { nearest } from './nearest.ts'
import { infoIn, PRIOR, priorInfo, priorKey } from './priorNames.ts'
import { readField, readItem, readName } from './read.ts'
import type { NameInfo } from './Scope.ts'
import type { Tree } from './tree.ts'
import { DIMENSIONS_LENGTH, LIST_OF, OPTIONS_LENGTH, ROWS_LENGTH } from './types.ts'

/** Checks a part and makes the closure that runs it in one pass. All faults are collected, and nothing is thrown. */
export function build(tree: Tree, building: Building): Built {
  switch (tree.kind) {
    case 'decimal':
    case 'text':
    case 'bool': {
      const { kind, value, range } = tree
      return { type: { kind, literal: value }, cost: 1, run: () => value, range }
    }
    case 'name':
      return buildName(tree, building)
    case 'field':
      return buildField(tree, building)
    case 'list':
      return buildList(tree, building)
    case 'call':
      return buildCall(tree, building)
    case 'each':
      return buildEach(tree, building)
    case 'choice':
      return buildChoice(tree, building)
    default:
      return buildOperator(tree, building)
  }
}

/** Reading a list visits every item. */
const LIST_READ_COST = 10

const typeOf = (name: string, info: NameInfo): Type => ({
  kind: info.type,
  name,
  ...(info.options && { options: info.options }),
  ...(info.row && { row: info.row, length: ROWS_LENGTH }),
  ...(info.type === 'texts' && { length: OPTIONS_LENGTH }),
  ...(info.type === 'decimals' && { length: DIMENSIONS_LENGTH }),
})

function buildName({ name, range }: Extract<Tree, { kind: 'name' }>, building: Building): Built {
  const { scope, item, reads } = building
  if (item?.name === name) return { type: item.type, cost: 1, run: readItem, range }
  const info = infoIn(scope.names, name)
  if (info) {
    reads.add(name)
    const cost =
      info.type === 'rows' || info.type === 'texts' || info.type === 'decimals' ? LIST_READ_COST : 1
    const run = readName(name, info.type)
    return { type: typeOf(name, info), cost, run, range, ...(priorInfo(info) && { reads: { name } }) }
  }
  const group = scope.elsewhere?.get(name)
  if (group !== undefined) return fault(building, 'name.outOfScope', range, { name, group })
  return unknownName(name, [...scope.names.keys(), ...(item ? [item.name] : [])], building, range)
}

function unknownName(
  name: string,
  known: readonly string[],
  building: Building,
  range: Built['range'],
): Built {
  const meant = nearest(name, known)
  const params = { name: name.slice(0, 64), ...(meant !== undefined && { nearest: meant }) }
  return fault(building, 'name.unknown', range, params)
}

function buildField(tree: Extract<Tree, { kind: 'field' }>, building: Building): Built {
  const { name, nameRange, range } = tree
  const prior = buildPrior(tree, building)
  if (prior) return prior
  const of = build(tree.of, building)
  if (of.type.kind === 'any') return faulty(range)
  if (of.type.kind !== 'row' || !of.type.row) {
    return fault(building, 'expression.refused', nameRange, { what: 'member', found: of.type.kind })
  }
  const info = of.type.row.get(name)
  if (!info) return { ...unknownName(name, [...of.type.row.keys()], building, nameRange), range }
  if (info.origin !== 'rowNumber') building.reads.add(name)
  const run = readField(of.run, name, info.type)
  const built: Built = { type: typeOf(name, info), cost: of.cost + 1, run, range }
  return priorInfo(info) ? { ...built, reads: { name, of: of.run } } : built
}

/** Compiles `prior.x`, and `n.prior.x` for a row. It returns undefined if `prior` is a name of the module. */
function buildPrior(tree: Extract<Tree, { kind: 'field' }>, building: Building): Built | undefined {
  const { of: before, name, nameRange, range } = tree
  const { scope, item } = building
  if (before.kind === 'name' && before.name === PRIOR) {
    if (item?.name === PRIOR || scope.names.has(PRIOR)) return undefined
    return { ...priorOf(name, scope.names, nameRange, building, readName), range }
  }
  if (before.kind !== 'field' || before.name !== PRIOR) return undefined
  const row = build(before.of, { ...building, faults: [], reads: new Set() })
  if (!row.type.row || row.type.kind !== 'row' || row.type.row.has(PRIOR)) return undefined
  const { run, cost } = build(before.of, building)
  const read = (key: string, type: NameInfo['type']) => readField(run, key, type)
  const made = priorOf(name, row.type.row, nameRange, building, read)
  return { ...made, cost: made.cost + cost, range }
}

function priorOf(
  name: string,
  names: ReadonlyMap<string, NameInfo>,
  range: Built['range'],
  building: Building,
  read: (key: string, type: NameInfo['type']) => Built['run'],
): Built {
  const info = priorInfo(names.get(name))
  if (!info) {
    const group = building.scope.elsewhere?.get(name)
    if (group !== undefined) return fault(building, 'name.outOfScope', range, { name, group })
    return unknownName(name, [...names.keys()], building, range)
  }
  building.reads.add(priorKey(name))
  const cost = info.type === 'rows' || info.type === 'texts' || info.type === 'decimals' ? LIST_READ_COST : 1
  return { type: typeOf(name, info), cost, run: read(priorKey(name), info.type), range }
}

function buildList(tree: Extract<Tree, { kind: 'list' }>, building: Building): Built {
  const items = tree.items.map((item) => build(item, building))
  const [first] = items
  if (!first || items.some(({ type }) => type.kind === 'any')) return faulty(tree.range)
  const kind = LIST_OF[first.type.kind]
  if (!kind || kind === 'rows') {
    isOf(building, first, 'decimal', 'text', 'bool')
    return faulty(tree.range)
  }
  const areAlike = items.map((item) => isOf(building, item, first.type.kind)).every(Boolean)
  if (!areAlike) return faulty(tree.range)
  const cost = items.reduce((sum, item) => sum + item.cost, 1)
  const literals = items.flatMap(({ type }) => (type.literal === undefined ? [] : [type.literal]))
  const type: Type = { kind, length: items.length }
  const { range } = tree
  if (literals.length === items.length) {
    return { type: { ...type, literal: literals }, cost: 1, run: () => literals, range }
  }
  const run = liftAll(
    items.map((item) => item.run),
    (values) => values,
  )
  return { type, cost, run, range }
}

function buildChoice(tree: Extract<Tree, { kind: 'choice' }>, building: Building): Built {
  const condition = build(tree.condition, building)
  const yes = build(tree.yes, building)
  const no = build(tree.no, building)
  const { range } = tree
  const isBool = isOf(building, condition, 'bool')
  if (yes.type.kind === 'any' || !isOf(building, no, yes.type.kind) || !isBool) return faulty(range)
  if (yes.type.row !== no.type.row) {
    return fault(building, 'type.mismatch', no.range, { expected: yes.type.kind, found: no.type.kind })
  }
  const { kind, row } = yes.type
  const length = Math.max(yes.type.length ?? 0, no.type.length ?? 0)
  return {
    type: { kind, ...(row && { row }), ...(length > 0 && { length }) },
    cost: condition.cost + Math.max(yes.cost, no.cost) + 1,
    range,
    run: (frame) => {
      const decided = condition.run(frame)
      if (decided === undefined || decided instanceof Failed) return decided
      return decided === true ? yes.run(frame) : no.run(frame)
    },
  }
}
