import type { ModuleDefinition } from '../../document/definition.ts'
import type { Cell, DecisionTable } from '../../document/logic.ts'
import type { AnalysisCache } from '../AnalysisCache.ts'
import { type Answer, type ColumnClasses, type ExampleValue, NO, YES } from './ColumnClasses.ts'
import { columnDomain } from './columnDomain.ts'
import type { Domain } from './Domain.ts'
import { literalsIn, reader } from './expressionCells.ts'
import { multiClasses } from './multiClasses.ts'
import { numberClasses } from './numberClasses.ts'
import { answersOf, isPlain } from './readCells.ts'
import { addRow, emptyRows, keyOf, type RowSet } from './rowSet.ts'
import type { OpenQuestion } from './TableProof.ts'
import { valueClasses } from './valueClasses.ts'

/** A column with the classes that its cells distinguish, and for each class the rows that accept it. */
export interface Column {
  ref: string
  isOrdered: boolean
  /** The values of the column before merging those that no cell distinguishes. */
  examples: readonly ExampleValue[]
  isEndless: readonly boolean[]
  /** The indices in `examples` that each class stands for. */
  members: readonly (readonly number[])[]
  /** Rows whose cell certainly accepts the class. */
  fires: readonly RowSet[]
  /** Rows whose cell accepts the class or may accept it. */
  covers: readonly RowSet[]
  /** A required input can't be unknown in a finished text. */
  isNeverUnknown: boolean
}

export interface ReadTable {
  columns: readonly Column[]
  /** Rows with a cell about which nothing is known. */
  opaque: ReadonlySet<number>
  open: readonly OpenQuestion[]
}

/** Converts a table into classes and row sets, which is all that the proof needs. */
export function readTable(known: AnalysisCache, table: DecisionTable): ReadTable {
  const opaque = new Set<number>()
  const open: OpenQuestion[] = []
  const columns = table.cols.map(({ ref }, c): Column => {
    const cells = table.rows.map((row) => row.when[c] ?? '-')
    const domain = columnDomain(known, ref)
    const classes = domain && classesOf(domain, cells)
    if (!classes && cells.some((cell) => cell !== '-')) open.push({ what: 'column', column: c })
    const evaluate = classes && reader(known, table, ref, classes)
    const answered = new Map<string, readonly Answer[] | undefined>()
    const answers = cells.map((cell, row) => {
      const key = JSON.stringify(cell)
      const found = answered.has(key)
        ? answered.get(key)
        : cell === '-' || (classes && evaluate)
          ? answersOf(cell, classes ?? NOTHING_KNOWN, evaluate ?? (() => undefined))
          : undefined
      answered.set(key, found)
      if (found === undefined) {
        opaque.add(row)
        if (classes) open.push({ what: 'cell', row, column: c })
      }
      return found
    })
    return {
      ref,
      isOrdered: classes?.isOrdered ?? false,
      examples: [...(classes?.examples ?? []), null],
      isEndless: [...(classes?.isEndless ?? []), false],
      isNeverUnknown: isNeverUnknown(known.definition, ref),
      ...rowSets(
        (classes?.examples.length ?? 0) + (isAlwaysAnswered(known.definition, ref) ? 0 : 1),
        answers,
      ),
    }
  })
  return { columns, opaque, open }
}

const NOTHING_KNOWN: ColumnClasses = {
  examples: [],
  values: [],
  isNumber: false,
  isOrdered: false,
  isEndless: [],
  isExact: false,
  answers: () => [],
}

function classesOf(domain: Domain, cells: readonly Cell[]): ColumnClasses | undefined {
  const plain = cells.filter(isPlain)
  const literals = literalsIn(cells)
  switch (domain.kind) {
    case 'multi':
      return multiClasses(domain, plain, literals.texts)
    case 'numbers':
    case 'range':
      return numberClasses(domain, plain, literals.numbers)
    default:
      return valueClasses(domain, plain, literals.texts)
  }
}

/**
 * Merges classes with the same rows. Cells that can't be known count as covering, so that no gap is reported
 * wrongly.
 */
function rowSets(
  count: number,
  answers: readonly (readonly Answer[] | undefined)[],
): Pick<Column, 'members' | 'fires' | 'covers'> {
  const members: number[][] = []
  const fires: RowSet[] = []
  const covers: RowSet[] = []
  const places = new Map<string, number>()
  for (let k = 0; k < count; k++) {
    const firing = emptyRows(answers.length)
    const covering = emptyRows(answers.length)
    for (let row = 0; row < answers.length; row++) {
      const answer = answers[row]?.[k]
      if (answer !== NO) addRow(covering, row)
      if (answer === YES) addRow(firing, row)
    }
    const key = keyOf(firing) + keyOf(covering)
    const place = places.get(key)
    if (place !== undefined) members[place]?.push(k)
    else {
      places.set(key, members.length)
      members.push([k])
      fires.push(firing)
      covers.push(covering)
    }
  }
  return { members, fires, covers }
}

/** A multi input whose default is no answer always has a known value, even if it is empty. */
function isAlwaysAnswered(definition: ModuleDefinition, ref: string): boolean {
  const input = definition.inputs.find(({ id }) => id === ref)
  return input?.kind === 'multi' && input.default?.length === 0 && input.visible === undefined
}

function isNeverUnknown(definition: ModuleDefinition, ref: string): boolean {
  const input = definition.inputs.find(({ id }) => id === ref)
  return input !== undefined && input.required === true && input.visible === undefined
}
