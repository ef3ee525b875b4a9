import { type Building, type Built, type Frame, fault, faulty, isOf, type Made, type Run } from './Built.ts'
import { Failed } from './Failed.ts'
import type { CoreValue } from './rowOf.ts'
import type { Tree } from './tree.ts'
import { ITEM_OF, LIST_OF } from './types.ts'

type Each = Extract<Tree, { kind: 'each' }>

/** Compiles `list.how(item, body)`, whose body is run once for each item. */
export function buildEach(tree: Each, building: Building): Built {
  const of = building.build(tree.of, building)
  const { how, item, itemRange, range } = tree
  const isList = isOf(building, of, 'rows', 'texts', 'decimals', 'bools')
  if (building.scope.names.has(item)) {
    return fault(building, 'name.shadowed', itemRange, { name: item })
  }
  const kind = ITEM_OF[of.type.kind] ?? 'any'
  const { row, options, name, length = 1 } = of.type
  const itemType = {
    kind,
    ...(row && { row }),
    ...(options && { options }),
    ...(name !== undefined && { name }),
  }
  const body = building.build(tree.body, { ...building, item: { name: item, type: itemType } })
  const cost = of.cost + 1 + length * (body.cost + 1)
  if (how === 'map') {
    const made = LIST_OF[body.type.kind]
    if (!made && body.type.kind !== 'any') isOf(building, body, 'decimal', 'text', 'bool')
    if (!made || !isList) return faulty(range)
    const type = { kind: made, length, ...(body.type.row && { row: body.type.row }) }
    return { type, cost, run: eachItem(of.run, body.run, mapped), range }
  }
  if (!isOf(building, body, 'bool') || !isList) return faulty(range)
  if (how === 'filter') {
    const { literal: _, ...type } = of.type
    return { type, cost, run: eachItem(of.run, body.run, filtered), range }
  }
  return { type: { kind: 'bool' }, cost, run: eachItem(of.run, body.run, QUANTIFIERS[how]), range }
}

type Judge = (items: readonly CoreValue[], body: (item: CoreValue) => Made) => Made

/** Comprehensions don't nest, so the frame holds only one item. */
const eachItem =
  (of: Run, body: Run, judge: Judge): Run =>
  (frame: Frame) => {
    const items = of(frame)
    if (items === undefined || items instanceof Failed) return items
    return judge(items as readonly CoreValue[], (item) => {
      frame.item = item
      return body(frame)
    })
  }

const mapped: Judge = (items, body) => collected(items, body, (_, made) => [made])
const filtered: Judge = (items, body) => collected(items, body, (item, made) => (made === true ? [item] : []))

function collected(
  items: readonly CoreValue[],
  body: (item: CoreValue) => Made,
  keep: (item: CoreValue, made: CoreValue) => readonly CoreValue[],
): Made {
  const kept: CoreValue[] = []
  let isUnknown = false
  for (const item of items) {
    const made = body(item)
    if (made instanceof Failed) return made
    if (made === undefined) isUnknown = true
    else kept.push(...keep(item, made))
  }
  return isUnknown ? undefined : kept
}

/** Visits items until one decides; otherwise a failure takes precedence over an unknown. */
const untilDecided =
  (decisive: boolean): Judge =>
  (items, body) => {
    let failed: Failed | undefined
    let isUnknown = false
    for (const item of items) {
      const made = body(item)
      if (made === decisive) return decisive
      if (made instanceof Failed) failed ??= made
      else if (made === undefined) isUnknown = true
    }
    return failed ?? (isUnknown ? undefined : !decisive)
  }

const exactlyOne: Judge = (items, body) => {
  let failed: Failed | undefined
  let isUnknown = false
  let hits = 0
  for (const item of items) {
    const made = body(item)
    if (made === true && ++hits > 1) return false
    if (made instanceof Failed) failed ??= made
    else if (made === undefined) isUnknown = true
  }
  return failed ?? (isUnknown ? undefined : hits === 1)
}

const QUANTIFIERS = { exists: untilDecided(true), all: untilDecided(false), exists_one: exactlyOne }
