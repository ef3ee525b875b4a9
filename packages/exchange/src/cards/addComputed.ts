import { COMPUTED_MAX, LABEL_MAX_CHARACTERS, TEXT_MAX_CHARACTERS } from '@pandok/module-engine'
import { optionsOf } from '../form/optionsOf.ts'
import { plainText } from '../form/plainText.ts'
import { decimalOf } from '../questionnaire/json.ts'
import { attributeOf, childOf, childrenOf, textOf, withinOf, type XmlNode } from '../xml/XmlNode.ts'
import { addTable } from './addTable.ts'
import { arithmeticOf } from './arithmeticOf.ts'
import type { CardsDraft } from './CardsDraft.ts'
import { celOf } from './conditionOf.ts'
import { type Leaf, leavesOf, namesIn } from './leavesOf.ts'
import { nameOf } from './nameOf.ts'
import { alternativesOf, formulaCell, isImpossible, tablesOf } from './tablesOf.ts'

/** Declares the type of a value, which conditions need before the value itself is made. */
export function declareComputed(draft: CardsDraft, node: XmlNode): void {
  const named = nameOf(draft, node)
  if (!named) return
  const { id, name, isRow } = named
  const within = withinOf(node)
  const texts = within
    .filter((one) => one.name === 'TextExpression')
    .map((one) => plainText(textOf(one), TEXT_MAX_CHARACTERS))
  const isNumber = texts.every((value) => decimalOf(value) !== undefined)
  const { options, byCode } = optionsOf(
    [...new Set(texts)].map((value) => ({
      label: { en: value },
      code: value,
      place: draft.reading.placeOf(node),
    })),
    draft.losses,
  )
  draft.results.set(id, { kind: isNumber ? 'number' : 'choice', options, byValue: byCode, name, isRow })
  draft.elements.set(id, {
    xmlId: id,
    name,
    type: isNumber ? 'number' : 'choice',
    isRow,
    ...(!isNumber && { byValue: byCode }),
  })
}

export function addComputed(draft: CardsDraft, node: XmlNode): void {
  const id = attributeOf(node, 'Id') ?? ''
  const result = draft.results.get(id)
  if (!result || draft.definition.computed.some((one) => one.id === result.name)) return
  if (draft.definition.computed.length >= COMPUTED_MAX) {
    draft.losses.add('limit', draft.reading.placeOf(node), id, { what: 'computed', max: COMPUTED_MAX })
    return
  }
  const label = plainText(textOf(childOf(node, 'Label')), LABEL_MAX_CHARACTERS)
  const group = result.isRow && draft.group !== undefined ? { group: draft.group } : {}
  const base = {
    id: result.name,
    ...(label !== '' && { label: { en: label } }),
    kind: result.kind,
    ...(result.kind === 'choice' && { options: result.options }),
    ...group,
  } as const
  const isValue = ({ name }: XmlNode) => name === 'TextExpression' || name === 'ArithmeticExpression'
  const own = childrenOf(node).find(isValue)
  const point = childOf(node, 'DecisionPoint')
  if (own) {
    const value = leafValue(draft, own, result)
    const expr =
      typeof value === 'object'
        ? value.expr
        : result.kind === 'number'
          ? String(value)
          : JSON.stringify(value)
    if (value !== undefined) draft.definition.computed.push({ ...base, expr })
    return
  }
  const leaves = point ? leavesOf(draft, point, [], 0, isValue) : []
  const rows = leaves.flatMap((leaf) => {
    const value = leafValue(draft, leaf.node, result)
    return value === undefined ? [] : [{ leaf, value }]
  })
  if (rows.length === 0) {
    draft.losses.add('broken', draft.reading.placeOf(node), id, { what: 'ComputedDataElement' })
    return
  }
  const [only, ...others] = rows
  if (only && others.length === 0) {
    const value =
      typeof only.value === 'object'
        ? only.value.expr
        : result.kind === 'number'
          ? only.value
          : JSON.stringify(only.value)
    draft.definition.computed.push({ ...base, expr: `onlyIf(${celOf(only.leaf.condition)}, ${value})` })
    return
  }
  const table = valueTable(draft, result.name, rows, result.kind, group)
  if (table) draft.definition.computed.push({ ...base, table })
}

function leafValue(
  draft: CardsDraft,
  node: XmlNode,
  result: { kind: 'number' | 'choice'; byValue: ReadonlyMap<string, string> },
): string | { expr: string } | undefined {
  if (node.name === 'ArithmeticExpression') {
    const expr = result.kind === 'number' ? arithmeticOf(textOf(node), draft.elements) : undefined
    if (expr === undefined)
      draft.losses.add('unsupported', draft.reading.placeOf(node), textOf(node), {
        what: 'ArithmeticExpression',
      })
    return expr === undefined ? undefined : { expr }
  }
  const value = plainText(textOf(node), TEXT_MAX_CHARACTERS)
  return result.kind === 'number' ? value : result.byValue.get(value)
}

/**
 * Makes a table in which the first path with fulfilled conditions applies. It has cells if the paths exclude
 * each other, and formulas if their order matters.
 */
function valueTable(
  draft: CardsDraft,
  name: string,
  rows: readonly { leaf: Leaf; value: string | { expr: string } }[],
  kind: 'number' | 'choice',
  group: { group?: string },
): string | undefined {
  const ruled = rows.flatMap(({ leaf, value }) =>
    (alternativesOf(leaf.condition) ?? [undefined]).map(
      (tests) => tests && { tests, result: value, label: leaf.label },
    ),
  )
  const isPlain = ruled.every((row) => row !== undefined)
  const [table, ...more] = isPlain
    ? tablesOf(ruled.filter(({ tests }) => !isImpossible(tests) && tests.size > 0))
    : []
  if (table && more.length === 0) return addTable(draft, name, table.columns, table.rows, kind, group)
  const column = namesIn(rows.map(({ leaf }) => leaf.condition))[0]
  if (column === undefined) return undefined
  return addTable(
    draft,
    name,
    [column],
    rows.map(({ leaf, value }) => ({
      cells: [formulaCell(leaf.condition)],
      result: value,
      label: leaf.label,
    })),
    kind,
    group,
  )
}
