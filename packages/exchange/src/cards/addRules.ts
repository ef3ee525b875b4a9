import { COMPUTED_MAX, type DecisionTable } from '@pandok/module-engine'
import { optionsOf } from '../form/optionsOf.ts'
import { attributeOf, childOf, childrenOf, textOf, type XmlNode } from '../xml/XmlNode.ts'
import { addTable } from './addTable.ts'
import type { CardsDraft } from './CardsDraft.ts'
import { type Leaf, leavesOf, namesIn } from './leavesOf.ts'
import { alternativesOf, formulaCell, isImpossible, type RuleRow, tablesOf } from './tablesOf.ts'

/** Returns the end points of the rules, each with the condition under which a table has reached it. */
export function addRules(draft: CardsDraft): Map<string, { reached: string; isRow: boolean }> {
  const point = childOf(childOf(draft.root, 'Rules'), 'DecisionPoint')
  const leaves = point ? leavesOf(draft, point, [], 0, ({ name }) => name === 'EndPointRef') : []
  const ends = new Map(
    childrenOf(childOf(draft.root, 'EndPoints'))
      .filter(({ name }) => name === 'EndPoint')
      .map((end) => [attributeOf(end, 'Id') ?? '', end]),
  )
  const reached = new Map<string, { reached: string; isRow: boolean }>()
  const rowNames = new Set([...draft.elements.values()].filter(({ isRow }) => isRow).map(({ name }) => name))
  const isRowLeaf = (leaf: Leaf) => namesIn([leaf.condition]).some((name) => rowNames.has(name))
  for (const inRow of [false, true]) {
    const own = leaves.filter((leaf) => isRowLeaf(leaf) === inRow)
    const group = inRow && draft.group !== undefined ? { group: draft.group } : {}
    const rows: RuleRow<string>[] = []
    const formulas: Leaf[] = []
    for (const leaf of own) {
      const end = attributeOf(leaf.node, 'EndPointId') ?? ''
      if (!ends.has(end)) {
        draft.losses.add('reference', draft.reading.placeOf(leaf.node), end, { what: 'EndPointId' })
        continue
      }
      const alternatives = alternativesOf(leaf.condition)
      if (alternatives)
        rows.push(
          ...alternatives
            .filter((tests) => !isImpossible(tests) && tests.size > 0)
            .map((tests) => ({ tests, result: end, label: leaf.label })),
        )
      else formulas.push(leaf)
    }
    const tables = [
      ...tablesOf(rows),
      ...formulas.map((leaf) => ({
        columns: namesIn([leaf.condition]).slice(0, 1),
        rows: [
          {
            cells: [formulaCell(leaf.condition)],
            result: attributeOf(leaf.node, 'EndPointId') ?? '',
            label: leaf.label,
          },
        ],
      })),
    ]
    for (const table of tables) endTable(draft, table, ends, group, reached, inRow)
  }
  return reached
}

function endTable(
  draft: CardsDraft,
  table: {
    columns: string[]
    rows: { cells: DecisionTable['rows'][number]['when']; result: string; label: string }[]
  },
  ends: ReadonlyMap<string, XmlNode>,
  group: { group?: string },
  reached: Map<string, { reached: string; isRow: boolean }>,
  isRow: boolean,
): void {
  if (draft.definition.computed.length >= COMPUTED_MAX) {
    draft.losses.add('limit', { file: draft.file }, table.rows.map(({ result }) => result).join(', '), {
      what: 'computed',
      max: COMPUTED_MAX,
    })
    return
  }
  const used = [...new Set(table.rows.map(({ result }) => result))]
  const { options, byCode } = optionsOf(
    used.map((id) => ({
      label: { en: textOf(childOf(ends.get(id), 'Label')) || id },
      code: isRow ? id.replace(/_1$/u, '') : id,
      place: draft.reading.placeOf(ends.get(id) ?? draft.root),
    })),
    draft.losses,
  )
  const optionOf = (id: string) => byCode.get(isRow ? id.replace(/_1$/u, '') : id) ?? id
  const name = draft.names.take(['end point'], 'end_point')
  const id = addTable(
    draft,
    name,
    table.columns,
    table.rows.map((row) => ({ ...row, result: optionOf(row.result) })),
    'choice',
    group,
  )
  if (id === undefined) return
  draft.definition.computed.push({
    id: name,
    label: { en: 'End point' },
    kind: 'choice',
    options,
    table: id,
    ...group,
  })
  for (const end of used) {
    const test = `orElse(${name} == ${JSON.stringify(optionOf(end))}, false)`
    const before = reached.get(end)?.reached
    reached.set(end, { reached: before === undefined ? test : `${before} || ${test}`, isRow })
  }
}
