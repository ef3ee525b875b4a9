import { emptyDefinition, type ModuleDefinition, type Option } from '@pandok/module-engine'
import type { LossList } from '../form/LossList.ts'
import { Names } from '../form/Names.ts'
import { attributeOf, childOf, childrenOf, textOf, type XmlNode } from '../xml/XmlNode.ts'
import type { CardsElement, CardsReading } from './CardsReading.ts'

/** Copies of a finding that were merged into rows of one group. */
export interface CardsRows {
  ids: ReadonlySet<string>
  count: number
  label: string | undefined
}

/** The possible results of a computed element. */
export interface CardsResult {
  kind: 'number' | 'choice'
  options: Option[]
  byValue: ReadonlyMap<string, string>
  name: string
  isRow: boolean
}

/** A module under construction. */
export interface CardsDraft {
  readonly root: XmlNode
  readonly file: string
  readonly losses: LossList
  readonly rows: CardsRows | undefined
  readonly names: Names
  readonly tableNames: Names
  readonly definition: ModuleDefinition
  readonly elements: Map<string, CardsElement>
  readonly results: Map<string, CardsResult>
  readonly reading: CardsReading
  readonly places: [string, ReturnType<CardsReading['placeOf']>][]
  group: string | undefined
  /** The number of paths through decision trees that were read so far. */
  leaves: number
}

export function beginDraft(
  root: XmlNode,
  file: string,
  losses: LossList,
  rows: CardsRows | undefined,
): CardsDraft {
  const elements = new Map<string, CardsElement>()
  const globals = new Map(
    childrenOf(childOf(root, 'DataElements'))
      .filter(({ name }) => name === 'GlobalValue')
      .map((node) => [attributeOf(node, 'Id') ?? '', textOf(node)]),
  )
  return {
    root,
    file,
    losses,
    rows,
    elements,
    group: undefined,
    leaves: 0,
    names: new Names(),
    tableNames: new Names(),
    definition: emptyDefinition(),
    results: new Map<string, CardsResult>(),
    places: [],
    reading: { losses, elements, globals, placeOf: (node) => ({ file, line: node.line }) },
  }
}
