import { LOCALES } from '@pandok/domain'
import type { Cell, DecisionTable, ModuleDefinition, Option } from '@pandok/module-engine'
import { freeId, namesIn } from '../inputs/ids.ts'
import { readRangeText } from '../tables/readRangeText.ts'

export interface Level {
  cell: Cell
  /** The display name: TR4, 4A, «고위험». */
  name: string
}

/** Parses `0 | 2 | 3 | 4–6 | ≥7` into cells; undefined for a part that isn't a range. */
export const readLevelRanges = (text: string): (Cell | undefined)[] =>
  text
    .split(/[|;\n]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => readRangeText(part))

/** Adds a table from a score to levels, and the computed value that reads it. */
export function addLevelTable(
  definition: ModuleDefinition,
  scoreId: string,
  levels: readonly Level[],
): ModuleDefinition {
  const score = definition.computed.find(({ id }) => id === scoreId)
  const scoped = score?.group === undefined ? {} : { group: score.group }
  const tableId = freeId(`${scoreId.slice(0, 24)}_levels`, new Set(definition.tables.map(({ id }) => id)))
  const valueId = freeId('level', namesIn(definition))
  const ids = optionIds(levels)
  const options = ids.map((id, at): Option => ({ id, label: everywhere(levels[at]?.name.trim() || id) }))
  const table: DecisionTable = {
    id: tableId,
    hit: 'UNIQUE',
    ...scoped,
    cols: [{ ref: scoreId }],
    outs: [{ id: valueId, kind: 'choice' }],
    rows: levels.map(({ cell }, at) => ({ when: [cell], then: [ids[at] ?? null] })),
  }
  return {
    ...definition,
    tables: [...definition.tables, table],
    computed: [
      ...definition.computed,
      { id: valueId, kind: 'choice', ...scoped, options: distinct(options), table: tableId, column: valueId },
    ],
  }
}

/** A level's name is the same in every language until the author changes it. */
const everywhere = (name: string): Option['label'] =>
  Object.fromEntries(LOCALES.map((locale) => [locale, name]))

function optionIds(levels: readonly Level[]): string[] {
  return levels.map(({ name }, at) => {
    const id = name.trim().replaceAll(/\s+/gu, '_')
    return /^[A-Za-z0-9][A-Za-z0-9_.+-]{0,31}$/u.test(id) ? id : `L${at + 1}`
  })
}

const distinct = (options: readonly Option[]): Option[] =>
  options.filter(({ id }, at) => options.findIndex((other) => other.id === id) === at)
