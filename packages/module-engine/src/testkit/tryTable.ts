import type { Input } from '../document/input.ts'
import type { Cell, DecisionTable } from '../document/logic.ts'
import { TABLE_OPTIONS } from './arbitraryTable.ts'

/** A value that is tried; null is unknown. */
export type Tried = string | boolean | string[] | null

type NumberInput = Extract<Input, { kind: 'number' | 'integer' }>

const decimalsOf = (input: NumberInput) => (input.kind === 'integer' ? 0 : input.decimals)

export function isEnterable(input: NumberInput, text: string): boolean {
  const value = Number(text)
  return (
    (text.split('.')[1] ?? '').length <= (decimalsOf(input) ?? 9) &&
    value >= Number(input.min ?? -99) &&
    value <= Number(input.max ?? 99) &&
    value > Number(input.above ?? -99) &&
    value < Number(input.below ?? 99)
  )
}

/**
 * Lists every value that can be entered, including unknown, and that a cell of `arbitraryTable` could
 * distinguish from its neighbors.
 */
export function enterable(input: Input): Tried[] {
  const isAlwaysKnown = input.kind === 'multi' && input.default?.length === 0
  return [...known(input), ...(isAlwaysKnown ? [] : [null])]
}

function known(input: Input): Tried[] {
  switch (input.kind) {
    case 'number':
    case 'integer': {
      // Bounds are halves, so one value between two of them represents all.
      const halves = Array.from({ length: 15 }, (_, n) => n / 2 - 1)
      const between = decimalsOf(input) === 0 ? [] : halves.map((half) => half + 0.2)
      return [...halves, ...between]
        .map((value) => value.toFixed(1).replace('.0', ''))
        .filter((text) => isEnterable(input, text))
    }
    case 'choice':
      return input.options.map(({ id }) => id)
    case 'bool':
      return [true, false]
    case 'side':
      return [...(input.sides ?? [])]
    case 'multi':
      return Array.from({ length: 16 }, (_, bits) => TABLE_OPTIONS.filter((_, n) => (bits >> n) & 1)).filter(
        (list) =>
          list.length === 0
            ? input.default?.length === 0
            : input.options.some(({ id, exclusive }) => exclusive && list.includes(id))
              ? list.length === 1
              : list.length >= (input.min ?? 0) && list.length <= (input.max ?? 9),
      )
    default:
      return []
  }
}

/** Implements the rules as plainly as possible; undefined is undecided. */
function fits(cell: Cell, value: Tried): boolean | undefined {
  if (cell === '-') return true
  if ('known' in cell) return cell.known === (value !== null)
  if (value === null || 'expr' in cell) return undefined
  if ('range' in cell) {
    const [from, to, ends] = cell.range
    const number = Number(value)
    const isAbove = from === null || (ends[0] === '[' ? number >= Number(from) : number > Number(from))
    return isAbove && (to === null || (ends[1] === ']' ? number <= Number(to) : number < Number(to)))
  }
  const texts = ('in' in cell ? cell.in : cell.not).map(String)
  const isOne = Array.isArray(value)
    ? value.some((one) => texts.includes(one))
    : texts.includes(String(value))
  return isOne === 'in' in cell
}

export function rowFits(when: readonly Cell[], values: readonly Tried[]): boolean | undefined {
  const all = when.map((cell, c) => fits(cell, values[c] ?? null))
  return all.includes(false) ? false : all.includes(undefined) ? undefined : true
}

export function products(lists: readonly Tried[][]): Tried[][] {
  return lists.reduce<Tried[][]>(
    (all, list) => all.flatMap((some) => list.map((one) => [...some, one])),
    [[]],
  )
}

/** Converts an example of a proof into values of the columns. */
export function valuesOf(
  table: DecisionTable,
  example: Readonly<Record<string, unknown>>,
  inputs: readonly Input[],
) {
  return table.cols.map(({ ref }, c): Tried => {
    const value = example[ref]
    if (value === null || value === undefined) return null
    return inputs[c]?.kind === 'multi' ? String(value).split(', ').filter(Boolean) : (value as Tried)
  })
}
