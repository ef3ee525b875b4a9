import type { CoreValue, Lookup, RowValue } from '../expression/rowOf.ts'
import type { CompiledModule } from './compileModule.ts'
import type { Evaluation, Ran } from './Evaluation.ts'
import { evaluateSlot } from './evaluateSlot.ts'
import type { Formula } from './Formula.ts'
import { newSlot } from './newSlot.ts'
import { NO_PRIORS, type Priors } from './prior/Priors.ts'
import type { Reading } from './reading/Reading.ts'
import { readInput } from './reading/readInput.ts'
import type { Row, Slot } from './Slot.ts'
import type { Address, EdgeValue } from './session.ts'
import type { InputTemplate, Template } from './Template.ts'

const NO_ROWS: readonly Row[] = []
const UNUSABLE: Readonly<Record<'broken' | 'tooCostly', Ran>> = {
  broken: { kind: 'failed', failure: 'broken' },
  tooCostly: { kind: 'failed', failure: 'tooCostly' },
}

/** All values of one session, with what must be evaluated again when some of them change. */
export class Sheet implements Evaluation {
  readonly today: string
  readonly compiled: CompiledModule
  readonly module: Row
  /** The rows of each group, in order. */
  readonly rows: Row[][]
  /** The number of the latest change, and for each template the number of the change that last affected it. */
  serial = 0
  readonly touched: Uint32Array
  changed: Address[] = []
  priors: Priors = NO_PRIORS
  private readonly dirty: (Set<Row> | undefined)[]
  private readonly values: (readonly RowValue[] | undefined)[]
  private readonly constants: (Map<number, Reading | undefined> | undefined)[] = []
  private row: Row
  private noted: Slot[] = []
  private mark = 0

  constructor(compiled: CompiledModule, today: string) {
    this.compiled = compiled
    this.today = today
    this.rows = compiled.definition.groups.map(() => [])
    this.values = compiled.definition.groups.map(() => undefined)
    this.touched = new Uint32Array(compiled.templates.length)
    this.dirty = compiled.templates.map(() => undefined)
    this.module = this.newRow(-1, undefined)
    this.row = this.module
  }

  newRow(scope: number, key: string | undefined): Row {
    const slots: Slot[] = []
    const row: Row = {
      key,
      scope,
      slots,
      place: 0,
      track: undefined,
      lookup: this.lookupOf(scope, () => row),
      value: { read: (name) => this.readOwn(row, name) },
    }
    for (const template of this.compiled.scopes[scope + 1]?.templates ?? [])
      slots.push(newSlot(template, row))
    for (const slot of slots) this.markDirty(slot.template, row)
    return row
  }

  /** Must be called after rows were added, removed or moved. */
  rowsChanged(group: number): void {
    this.values[group] = undefined
    for (const [place, row] of (this.rows[group] ?? []).entries()) {
      if (row.place === place) continue
      row.place = place
      const rowNumber = row.slots.find(({ kind }) => kind === 'rowNumber')
      if (rowNumber) this.markDirty(rowNumber.template, row)
    }
    const template = this.module.slots.find(
      (slot) => slot.kind === 'group' && slot.template.index === group,
    )?.template
    if (template) this.markDirty(template, this.module)
  }

  /** Must be called after earlier examinations were set, or rows were matched with other lesions. */
  priorsChanged(rows: readonly Row[] = [this.module, ...this.rows.flat()]): void {
    for (const row of rows)
      for (const slot of row.slots) if (slot.kind === 'prior') this.markDirty(slot.template, row)
  }

  markDirty(template: Template, row: Row): void {
    const marked = this.dirty[template.rank]
    if (marked) marked.add(row)
    else this.dirty[template.rank] = new Set([row])
  }

  /** Evaluates what is marked and what depends on it, each once, in order. It returns whether anything changed. */
  settle(): boolean {
    const before = this.serial
    const serial = before + 1
    const changed: Address[] = []
    for (let rank = 0; rank < this.dirty.length; rank++) {
      const marked = this.dirty[rank]
      if (!marked) continue
      this.dirty[rank] = undefined
      const template = this.compiled.templates[rank]
      if (!template) continue
      for (const row of marked) {
        const slot = row.slots[template.local]
        if (!slot || (row.scope !== -1 && this.rows[row.scope]?.[row.place] !== row)) continue
        const change = this.evaluate(slot)
        if (!change.any) continue
        this.serial = serial
        this.touched[rank] = serial
        if (change.value && slot.kind !== 'group') changed.push(slot.address)
        this.markDependents(template, row)
      }
    }
    if (this.serial !== before) this.changed = changed
    return this.serial !== before
  }

  rowsOf(scope: number): readonly Row[] {
    return this.rows[scope] ?? NO_ROWS
  }

  run(formula: Formula): Ran {
    return typeof formula === 'string' ? UNUSABLE[formula] : formula.run(this.row.lookup)
  }

  readConstant(template: InputTemplate, place: number, raw: EdgeValue): Reading | undefined {
    const known = this.constants[template.rank]
    if (known?.has(place)) return known.get(place)
    const reading = readInput(template.input, raw, { today: this.today, before: [] })
    if (known) known.set(place, reading)
    else this.constants[template.rank] = new Map([[place, reading]])
    return reading
  }

  slotOf(name: string): Slot | undefined {
    return this.find(this.row, name)
  }

  slotOfTemplate(template: Template): Slot | undefined {
    const slot = (template.scope === this.row.scope ? this.row : this.module).slots[template.local]
    return slot && this.note(slot)
  }

  get reads(): readonly Slot[] {
    return this.noted
  }

  /** Runs an action in a row outside an evaluation, and returns what it read. */
  inRow<T>(row: Row, action: () => T): { made: T; reads: readonly Slot[] } {
    this.begin(row)
    const made = action()
    return { made, reads: this.noted }
  }

  private begin(row: Row): void {
    this.row = row
    this.mark++
    this.noted = []
  }

  private evaluate(slot: Slot) {
    this.begin(slot.row)
    return evaluateSlot(slot, this)
  }

  private markDependents(template: Template, row: Row): void {
    for (const { template: dependent, across } of template.dependents) {
      if (dependent.isCyclic && dependent.rank <= template.rank) continue
      if (dependent.scope === -1) this.markDirty(dependent, this.module)
      else if (dependent.scope === template.scope && !across) this.markDirty(dependent, row)
      else for (const other of this.rowsOf(dependent.scope)) this.markDirty(dependent, other)
    }
  }

  private lookupOf(scope: number, row: () => Row): Lookup {
    const names = this.compiled.scopes[scope + 1]?.names
    return {
      read: (name) => {
        const template = names?.get(name)
        return template && this.readTemplate(template, row())
      },
    }
  }

  private readTemplate(template: Template, row: Row): CoreValue | undefined {
    const slot = (template.scope === row.scope ? row : this.module).slots[template.local]
    if (!slot) return undefined
    this.note(slot)
    return slot.kind === 'group' ? this.rowValues(slot.template.index) : slot.core
  }

  private readOwn(row: Row, name: string): CoreValue | undefined {
    const template = this.compiled.scopes[row.scope + 1]?.names.get(name)
    return template?.scope === row.scope ? this.readTemplate(template, row) : undefined
  }

  private find(row: Row, name: string): Slot | undefined {
    const template = this.compiled.scopes[row.scope + 1]?.names.get(name)
    const slot = template && (template.scope === row.scope ? row : this.module).slots[template.local]
    return slot && this.note(slot)
  }

  private rowValues(group: number): readonly RowValue[] {
    const known = this.values[group] ?? this.rowsOf(group).map(({ value }) => value)
    this.values[group] = known
    return known
  }

  private note(slot: Slot): Slot {
    if (slot.readMark !== this.mark) {
      slot.readMark = this.mark
      this.noted.push(slot)
    }
    return slot
  }
}
