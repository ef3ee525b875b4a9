import { createEmitter, type Locale } from '@pandok/domain'
import { GROUP_ROWS_MAX } from '../document/limits.ts'
import type { CoreValue } from '../expression/rowOf.ts'
import { compareValues } from './compareValues.ts'
import type { CompiledModule } from './compileModule.ts'
import { enteredOf } from './enteredOf.ts'
import { enterSupplied, enterTyped } from './enterInput.ts'
import { computedAt, groupAt, inputAt, inputsOf } from './findSlot.ts'
import { OutputCache } from './OutputCache.ts'
import { comparedOf, type Priors, preparePriors } from './prior/Priors.ts'
import { recordOf } from './prior/recordOf.ts'
import { readResult } from './readResult.ts'
import { restoreEntered, rowCount } from './restoreEntered.ts'
import { Sheet } from './Sheet.ts'
import type { GroupSlot, InputSlot, Row, Slot } from './Slot.ts'
import { SnapshotCache } from './SnapshotCache.ts'
import type {
  Address,
  EdgeValue,
  Entered,
  ModuleSession,
  PriorRecord,
  SessionOptions,
  ValueSource,
} from './session.ts'
import { inputView } from './viewsOf.ts'

/** Opens one filling of a module. It never throws: values that don't fit are ignored or marked as faulty. */
export function openSession(module: CompiledModule, options: SessionOptions): ModuleSession {
  return new Session(module, options)
}

class Session implements ModuleSession {
  private readonly module: CompiledModule
  private readonly today: string
  private readonly listeners = createEmitter()
  private sheet: Sheet
  private snapshots: SnapshotCache
  private cache: OutputCache
  private keys = 0
  private priors: Priors

  constructor(module: CompiledModule, { today, entered, priors, examDate }: SessionOptions) {
    this.module = module
    this.today = today
    const { records = [], examDate: kept, track } = entered?.compared ?? {}
    this.priors = preparePriors(priors ?? records, examDate ?? kept ?? today, track)
    this.sheet = new Sheet(module, today)
    this.snapshots = new SnapshotCache(this.sheet)
    this.cache = new OutputCache(this.sheet)
    this.start(entered)
  }

  snapshot() {
    return this.snapshots.take()
  }

  subscribe(listener: () => void) {
    return this.listeners.subscribe(listener)
  }

  set(address: Address, raw: EdgeValue | undefined, source?: ValueSource) {
    const slot = inputAt(this.sheet, address)
    if (!slot) return
    if (!source || source.from === 'typed') enterTyped(slot, raw, this.today)
    else enterSupplied(slot, raw, source, this.today)
    this.changed(slot)
  }

  confirm(address: Address) {
    const slot = inputAt(this.sheet, address)
    if (slot && confirmSlot(slot)) this.changed(slot)
  }

  confirmAll(only?: readonly Address[]) {
    const slots = only ? only.flatMap((address) => inputAt(this.sheet, address) ?? []) : inputsOf(this.sheet)
    const confirmed = slots.filter((slot) => inputView(slot).needsConfirming && confirmSlot(slot))
    this.changed(...confirmed)
  }

  overrule(address: Address, value: EdgeValue | undefined) {
    const slot = computedAt(this.sheet, address)
    if (!slot?.template.computed.override) return
    const isTakenBack = value === undefined || value === ''
    const read = isTakenBack ? undefined : readResult(slot.template.computed, value)
    if (!isTakenBack && read === undefined) return
    slot.overruled = read
    slot.view = undefined
    this.changed(slot)
  }

  addRow(group: string) {
    const slot = groupAt(this.sheet, group)
    const row = slot && this.appendRow(slot)
    if (row) this.settle()
    return row?.key
  }

  removeRow(group: string, key: string) {
    const slot = groupAt(this.sheet, group)
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
    const slot = groupAt(this.sheet, group)
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
    const slot = groupAt(this.sheet, group)
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

  setPriors(priors: readonly PriorRecord[], examDate: string = this.today, track?: string) {
    const before = JSON.stringify(this.compared())
    this.priors = preparePriors(priors, examDate, track)
    this.sheet.priors = this.priors
    this.sheet.priorsChanged()
    // The stored state has changed even if no value has.
    if (!this.sheet.settle() && JSON.stringify(this.compared()) === before) return
    this.notify()
  }

  setTrack(group: string, key: string, track: string | undefined) {
    const row = this.rowsOf(group).find((one) => one.key === key)
    if (!row || row.track === track) return
    row.track = track
    this.sheet.priorsChanged([row])
    // The stored state has changed even if no value has.
    this.sheet.settle()
    this.notify()
  }

  trackOf(group: string, key: string) {
    return this.rowsOf(group).find((row) => row.key === key)?.track
  }

  record() {
    return recordOf(this.sheet, this.priors.examDate === '' ? this.today : this.priors.examDate)
  }

  compared() {
    return comparedOf(this.priors)
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

  /** Starts from nothing, or from what was entered before. It evaluates once, whatever the number of values. */
  private start(entered: Entered | undefined): void {
    const { serial } = this.sheet
    this.sheet = new Sheet(this.module, this.today)
    this.sheet.serial = serial
    this.sheet.priors = this.priors
    this.snapshots = new SnapshotCache(this.sheet)
    this.cache = new OutputCache(this.sheet)
    for (const slot of this.sheet.module.slots) {
      if (slot.kind !== 'group') continue
      const { id, min = 0 } = slot.template.group
      const count = Math.max(min, entered ? rowCount(entered, id) : 0)
      while (this.sheet.rowsOf(slot.template.index).length < count && this.appendRow(slot));
    }
    if (entered) restoreEntered(this.sheet, entered)
    this.sheet.settle()
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
    this.listeners.emit()
  }

  private rowsOf(group: string): readonly Row[] {
    const slot = groupAt(this.sheet, group)
    return slot ? this.sheet.rowsOf(slot.template.index) : []
  }
}

/** Only an automatic value that is visible and valid can be confirmed. */
function confirmSlot(slot: InputSlot): boolean {
  if ((slot.state !== 'auto' && slot.state !== 'default') || slot.value === undefined) return false
  slot.confirmed = slot.value
  return true
}

/** Unknown values come last in either order. */
function compareKeys(a: CoreValue | undefined, b: CoreValue | undefined, isDescending: boolean): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
  return isDescending ? compareValues(b, a) : compareValues(a, b)
}
