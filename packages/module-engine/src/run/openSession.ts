import type { Locale } from '@pandok/domain'
import { GROUP_ROWS_MAX } from '../document/limits.ts'
import type { CoreValue } from '../expression/value.ts'
import { compareValues } from './compareValues.ts'
import type { CompiledModule } from './compileModule.ts'
import { enteredOf } from './enteredOf.ts'
import { enterSupplied, enterTyped } from './enterInput.ts'
import { OutputCache } from './OutputCache.ts'
import { Pictures } from './Pictures.ts'
import type { Row } from './Row.ts'
import { readResult } from './readResult.ts'
import { Sheet } from './Sheet.ts'
import type { ComputedSlot, GroupSlot, InputSlot, Slot } from './Slot.ts'
import type { Address, EdgeValue, Entered, ModuleSession, SessionOptions, ValueSource } from './session.ts'
import { inputView } from './viewsOf.ts'

/** Opens one filling of a module. Nothing that is passed to it can make it throw: what doesn't fit is refused in silence or marked as faulty. */
export function openSession(module: CompiledModule, options: SessionOptions): ModuleSession {
  return new Session(module, options)
}

class Session implements ModuleSession {
  private readonly module: CompiledModule
  private readonly today: string
  private readonly listeners = new Set<() => void>()
  private sheet: Sheet
  private pictures: Pictures
  private cache: OutputCache
  private keys = 0

  constructor(module: CompiledModule, { today, entered }: SessionOptions) {
    this.module = module
    this.today = today
    this.sheet = new Sheet(module, today)
    this.pictures = new Pictures(this.sheet)
    this.cache = new OutputCache(this.sheet)
    this.start(entered)
  }

  snapshot() {
    return this.pictures.take()
  }

  subscribe(listener: () => void) {
    this.listeners.add(listener)
    return () => {
      this.listeners.delete(listener)
    }
  }

  set(address: Address, raw: EdgeValue | undefined, source?: ValueSource) {
    const slot = this.inputAt(address)
    if (!slot) return
    if (!source || source.from === 'typed') enterTyped(slot, raw, this.today)
    else enterSupplied(slot, raw, source, this.today)
    this.changed(slot)
  }

  confirm(address: Address) {
    const slot = this.inputAt(address)
    if (slot && confirmSlot(slot)) this.changed(slot)
  }

  confirmAll() {
    const confirmed = this.inputs().filter((slot) => inputView(slot).needsConfirming && confirmSlot(slot))
    this.changed(...confirmed)
  }

  overrule(address: Address, value: EdgeValue | undefined) {
    const slot = this.computedAt(address)
    if (!slot?.template.computed.override) return
    const isTakenBack = value === undefined || value === ''
    const read = isTakenBack ? undefined : readResult(slot.template.computed, value)
    if (!isTakenBack && read === undefined) return
    slot.overruled = read
    slot.view = undefined
    this.changed(slot)
  }

  addRow(group: string) {
    const slot = this.groupAt(group)
    const row = slot && this.appendRow(slot)
    if (row) this.settle()
    return row?.key
  }

  removeRow(group: string, key: string) {
    const slot = this.groupAt(group)
    const rows = slot && this.sheet.rows[slot.template.index]
    const at = rows?.findIndex((row) => row.key === key) ?? -1
    if (!rows || at < 0 || rows.length <= (slot.template.group.min ?? 0)) return
    rows.splice(at, 1)
    this.rowsChanged(slot)
  }

  sameAsAbove(group: string, key: string) {
    const rows = this.rowsOf(group)
    const at = rows.findIndex((row) => row.key === key)
    const [above, row] = [rows[at - 1], rows[at]]
    if (!above || !row) return
    const filled = row.slots.filter((slot) => {
      const source = above.slots[slot.template.local]
      if (slot.kind !== 'input' || source?.kind !== 'input') return false
      if (slot.raw !== undefined || source.value === undefined || source.raw === undefined) return false
      enterTyped(slot, source.raw, this.today)
      return true
    })
    this.changed(...filled)
  }

  moveRow(group: string, key: string, to: number) {
    const slot = this.groupAt(group)
    const rows = slot && this.sheet.rows[slot.template.index]
    const from = rows?.findIndex((row) => row.key === key) ?? -1
    const [row] = rows && from >= 0 ? rows.slice(from, from + 1) : []
    if (!slot || !rows || !row || !Number.isFinite(to)) return
    const place = Math.min(Math.max(0, Math.trunc(to)), rows.length - 1)
    if (place === from) return
    rows.splice(from, 1)
    rows.splice(place, 0, row)
    this.rowsChanged(slot)
  }

  sortRows(group: string) {
    const slot = this.groupAt(group)
    const rows = slot && this.sheet.rows[slot.template.index]
    const formula = slot?.template.sort
    if (!slot || !rows || formula === undefined) return
    const keyed = rows.map((row) => {
      const { made } = this.sheet.inRow(row, () => this.sheet.run(formula))
      return { row, key: made.kind === 'value' ? made.value : undefined }
    })
    keyed.sort((a, b) => compareKeys(a.key, b.key, slot.template.group.order === 'desc'))
    if (keyed.every(({ row }, place) => rows[place] === row)) return
    rows.splice(0, rows.length, ...keyed.map(({ row }) => row))
    this.rowsChanged(slot)
  }

  reset() {
    this.start(undefined)
    this.notify()
  }

  entered() {
    return enteredOf(this.sheet)
  }

  outputs(locale: Locale) {
    return this.cache.all(locale)
  }

  output(id: string, locale: Locale) {
    return this.cache.one(id, locale)
  }

  firedRows(table: string) {
    const template = this.module.tables.get(table)
    if (!template) return []
    const rows = template.scope === -1 ? [this.sheet.module] : this.sheet.rowsOf(template.scope)
    return rows.map((row) => {
      const slot = row.slots[template.local]
      return slot?.kind === 'table' ? slot.fired : undefined
    })
  }

  lastChanged() {
    return this.sheet.changed
  }

  /** From nothing, or from what was entered before. Evaluates once, whatever the number of values. */
  private start(entered: Entered | undefined): void {
    const { serial } = this.sheet
    this.sheet = new Sheet(this.module, this.today)
    this.sheet.serial = serial
    this.pictures = new Pictures(this.sheet)
    this.cache = new OutputCache(this.sheet)
    for (const slot of this.sheet.module.slots) {
      if (slot.kind !== 'group') continue
      const { id, min = 0 } = slot.template.group
      const given = entered && own(entered.values, id)
      const count = Math.max(min, isRows(given) ? given.length : 0)
      while (this.sheet.rowsOf(slot.template.index).length < count && this.appendRow(slot));
    }
    if (entered) this.restore(entered)
    this.sheet.settle()
  }

  private restore({ values, filled, confirmed, overruled }: Entered): void {
    for (const { id, row, raw, source } of filled ?? []) {
      const slot = this.inputAtPlace(id, row)
      if (slot) enterSupplied(slot, raw, source, this.today)
    }
    for (const slot of this.inputs()) {
      const { key, scope, place } = slot.row
      const group = key === undefined ? undefined : this.module.definition.groups[scope]?.id
      const rows = group === undefined ? undefined : own(values, group)
      const holder = group === undefined ? values : isRows(rows) ? rows[place] : undefined
      const raw = holder && own<unknown>(holder, slot.address.id)
      if (isEdge(raw)) enterTyped(slot, raw, this.today)
    }
    for (const { id, row, value } of confirmed ?? []) {
      const slot = this.inputAtPlace(id, row)
      if (slot) slot.confirmed = value
    }
    for (const { id, row, value } of overruled ?? []) {
      const slot = this.slotAtPlace(id, row)
      if (slot?.kind === 'computed' && slot.template.computed.override) {
        slot.overruled = readResult(slot.template.computed, value)
      }
    }
  }

  private appendRow(slot: GroupSlot): Row | undefined {
    const { index, group } = slot.template
    const rows = this.sheet.rows[index]
    if (!rows || rows.length >= Math.min(group.max ?? GROUP_ROWS_MAX, GROUP_ROWS_MAX)) return undefined
    const row = this.sheet.newRow(index, `r${++this.keys}`)
    rows.push(row)
    this.sheet.rowsChanged(index)
    return row
  }

  private rowsChanged(slot: GroupSlot): void {
    this.sheet.rowsChanged(slot.template.index)
    this.settle()
  }

  private changed(...slots: readonly Slot[]): void {
    for (const slot of slots) this.sheet.markDirty(slot.template, slot.row)
    this.settle()
  }

  private settle(): void {
    if (this.sheet.settle()) this.notify()
  }

  private notify(): void {
    for (const listener of [...this.listeners]) listener()
  }

  private inputs(): InputSlot[] {
    const rows = [this.sheet.module, ...this.sheet.rows.flat()]
    return rows.flatMap((row) => row.slots.filter((slot) => slot.kind === 'input'))
  }

  private rowsOf(group: string): readonly Row[] {
    const slot = this.groupAt(group)
    return slot ? this.sheet.rowsOf(slot.template.index) : []
  }

  private groupAt(id: string): GroupSlot | undefined {
    const slot = this.slotAt({ id })
    return slot?.kind === 'group' ? slot : undefined
  }

  private inputAt(address: Address): InputSlot | undefined {
    const slot = this.slotAt(address)
    return slot?.kind === 'input' ? slot : undefined
  }

  private computedAt(address: Address): ComputedSlot | undefined {
    const slot = this.slotAt(address)
    return slot?.kind === 'computed' ? slot : undefined
  }

  private slotAt({ id, row: key }: Address): Slot | undefined {
    if (key === undefined) return this.slotIn(this.sheet.module, id)
    const row = this.sheet.rows.flat().find((one) => one.key === key)
    return row && this.slotIn(row, id)
  }

  private slotAtPlace(id: string, place: number | undefined): Slot | undefined {
    if (place === undefined) return this.slotIn(this.sheet.module, id)
    for (const rows of this.sheet.rows) {
      const slot = rows[place] && this.slotIn(rows[place], id)
      if (slot) return slot
    }
    return undefined
  }

  private inputAtPlace(id: string, place: number | undefined): InputSlot | undefined {
    const slot = this.slotAtPlace(id, place)
    return slot?.kind === 'input' ? slot : undefined
  }

  private slotIn(row: Row, id: string): Slot | undefined {
    const template = this.module.scopes[row.scope + 1]?.names.get(id)
    return template?.scope === row.scope ? row.slots[template.local] : undefined
  }
}

/** Only what came by itself, is shown and isn't wrong. */
function confirmSlot(slot: InputSlot): boolean {
  if ((slot.state !== 'auto' && slot.state !== 'default') || slot.value === undefined) return false
  slot.confirmed = slot.value
  return true
}

/** What can't be compared yet goes last in either order. */
function compareKeys(a: CoreValue | undefined, b: CoreValue | undefined, isDescending: boolean): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
  return isDescending ? compareValues(b, a) : compareValues(a, b)
}

const own = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined

const isRows = (value: unknown): value is readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) &&
  value.every((item) => typeof item === 'object' && item !== null && !Array.isArray(item))

const isEdge = (value: unknown): value is EdgeValue =>
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (Array.isArray(value) && value.every((item) => typeof item === 'string'))
