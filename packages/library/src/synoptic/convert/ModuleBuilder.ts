import { RESERVED_NAMES } from '@pandok/domain'
import {
  type Check,
  type Computed,
  type DecisionTable,
  emptyDefinition,
  type Group,
  type Input,
  type ModuleDefinition,
  type Output,
  readDefinition,
} from '@pandok/module-engine'
import { FormulaError } from '../expression/FormulaError.ts'
import type { Named } from '../expression/NameTable.ts'
import type { Printed } from '../phrase/Printed.ts'
import type { SynopsisFile, Words } from '../SynopticFile.ts'

/** A module that is being built, with the inputs and values to which the names of the file refer. */
export class ModuleBuilder {
  /** The file's sources, in the order of the module's citations. */
  private readonly sources: SynopsisFile['sources']
  readonly names = new Map<string, Named>()
  readonly prints = new Map<string, Printed>()
  /** The names of a row, by the name of its element. */
  readonly rows = new Map<string, ReadonlyMap<string, Named>>()
  /**
   * The group in which each row contains a whole specimen, or undefined if the module describes a single
   * specimen.
   */
  group: string | undefined
  /** The value that contains the number of such a row, to which its dependent rows refer. */
  rowNumber: string | undefined
  /** The input by which a row refers to the specimen that it belongs to. */
  readonly owners = new Map<string, string>()
  /** For each comment, the input that contains the number of its specimen. */
  readonly specimenNumbers = new Map<string, string>()
  readonly inputs: Input[] = []
  readonly groups: Group[] = []
  readonly computed: Computed[] = []
  readonly tables: DecisionTable[] = []
  readonly checks: Check[] = []
  readonly outputs: Output[] = []
  private readonly taken = new Set<string>(RESERVED_NAMES)

  constructor({ sources }: Pick<SynopsisFile, 'sources'>) {
    this.sources = sources
  }

  /** Returns the index of the first named source among the citations. */
  citationOf([source]: readonly string[]): number | undefined {
    const place = this.sources.findIndex(({ id }) => id !== undefined && id === source)
    return place < 0 ? undefined : place
  }

  /** Returns a free name that is as similar as possible to the one in the file. */
  freeId(wanted: string): string {
    const plain = wanted
      .toLowerCase()
      .replace(/[^a-z0-9_]/gu, '_')
      .replace(/^[^a-z]+/u, '')
    const start = (plain === '' ? 'value' : plain).slice(0, 32)
    for (let number = 1; ; number++) {
      const id = number === 1 ? start : `${start.slice(0, 29)}_${number}`
      if (this.taken.has(id)) continue
      this.taken.add(id)
      return id
    }
  }

  /** Names a computed value that has no name yet. */
  label(id: string, words: Words | undefined): void {
    const at = this.computed.findIndex((value) => value.id === id)
    const value = this.computed[at]
    if (value && words && !value.label) this.computed[at] = { ...value, label: words }
  }

  definition(): ModuleDefinition {
    const { inputs, groups, computed, tables, checks, outputs } = this
    const citations = this.sources.map(({ cite }) => ({ text: cite }))
    const parts = { inputs, groups, computed, tables, checks, outputs, citations }
    const read = readDefinition({ ...emptyDefinition(), ...parts })
    if (read.ok) return read.definition
    const told = read.findings.map(
      ({ code, path, params }) => `${path.join('.')}: ${code} ${JSON.stringify(params ?? {})}`,
    )
    throw new FormulaError(`no module can say this: ${told.join('; ')}`)
  }
}
