import { isSameList } from './isSameValue.ts'
import type { Sheet } from './Sheet.ts'
import type { Row, Slot } from './Slot.ts'
import type { FiredCheck, Snapshot } from './session.ts'
import type { Template } from './Template.ts'
import { computedView, firedCheck, inputView } from './viewsOf.ts'

/** Makes snapshots whose unchanged parts keep their identity. */
export class SnapshotCache {
  private readonly sheet: Sheet
  private readonly inputs: readonly Template[]
  private readonly computed: readonly Template[]
  private readonly checks: readonly Template[]
  private latest: { serial: number; snapshot: Snapshot } | undefined

  constructor(sheet: Sheet) {
    this.sheet = sheet
    const ordered = sheet.compiled.scopes.flatMap(({ templates }) => templates)
    const named = new Map(ordered.map((template) => [`${template.kind} ${template.id}`, template]))
    const inOrder = (kind: string, items: readonly { id: string }[]) =>
      items.flatMap(({ id }) => named.get(`${kind} ${id}`) ?? [])
    const { inputs, computed, checks } = sheet.compiled.definition
    this.inputs = inOrder('input', inputs)
    this.computed = inOrder('computed', computed)
    this.checks = inOrder('check', checks)
  }

  take(): Snapshot {
    const { serial } = this.sheet
    if (this.latest?.serial === serial) return this.latest.snapshot
    const before = this.latest?.snapshot
    const snapshot = this.make(before)
    this.latest = { serial, snapshot }
    return snapshot
  }

  private make(before: Snapshot | undefined): Snapshot {
    const keep = <T>(old: readonly T[] | undefined, now: readonly T[]) =>
      old && isSameList(old, now) ? old : now
    const inputs = keep(
      before?.inputs,
      this.slots(this.inputs, (slot) => (slot.kind === 'input' ? inputView(slot) : undefined)),
    )
    const computed = keep(
      before?.computed,
      this.slots(this.computed, (slot) => (slot.kind === 'computed' ? computedView(slot) : undefined)),
    )
    const checks = keep(
      before?.checks,
      this.slots(this.checks, (slot): FiredCheck | undefined =>
        slot.kind === 'check' ? firedCheck(slot) : undefined,
      ),
    )
    const wrong = inputs.filter(({ fault, visible }) => visible && fault !== undefined)
    const faults = keep(
      before?.faults,
      wrong.map(({ address }) => address),
    )
    const rows = this.rows(before?.rows)
    const isReady = faults.length === 0 && !checks.some(({ level }) => level === 'block')
    const isSame =
      before &&
      before.inputs === inputs &&
      before.computed === computed &&
      before.checks === checks &&
      before.faults === faults &&
      before.rows === rows
    return isSame ? before : Object.freeze({ inputs, computed, rows, checks, faults, isReady })
  }

  private slots<T>(templates: readonly Template[], view: (slot: Slot) => T | undefined): T[] {
    const found: T[] = []
    const take = (row: Row, template: Template) => {
      const slot = row.slots[template.local]
      const made = slot && view(slot)
      if (made !== undefined) found.push(made)
    }
    for (const template of templates) {
      if (template.scope === -1) take(this.sheet.module, template)
      else for (const row of this.sheet.rowsOf(template.scope)) take(row, template)
    }
    return found
  }

  private rows(before: Snapshot['rows'] | undefined): Snapshot['rows'] {
    const { groups } = this.sheet.compiled.definition
    const now = groups.map(({ id }, index) => {
      const keys = this.sheet.rowsOf(index).flatMap(({ key }) => key ?? [])
      const old = before?.[id]
      return [id, old && isSameList(old, keys) ? old : keys] as const
    })
    return before && now.every(([id, keys]) => before[id] === keys) ? before : Object.fromEntries(now)
  }
}
