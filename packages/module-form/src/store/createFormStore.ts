import type {
  Address,
  ComputedView,
  FiredCheck,
  InputView,
  ModuleSession,
  Snapshot,
} from '@pandok/module-engine'
import { addressKey } from './addressKey.ts'

/**
 * Makes a session available to fields: each subscribes to only one key. A plate has hundreds of fields, so a
 * change must cost only a comparison of references and not a call to each field.
 */
export interface FormStore {
  subscribe(key: string, listener: () => void): () => void
  input(address: string): InputView | undefined
  /**
   * Returns what a field shows: its input, and the fired checks that point at it. It is the same object until
   * either changes.
   */
  field(address: string): FieldState | undefined
  computed(address: string): ComputedView | undefined
  rows(group: string): readonly string[]
  /** Returns the fired checks that point at no field. */
  checks(): readonly FiredCheck[]
  /** Returns how many values are unconfirmed. */
  unconfirmed(): number
}

export interface FieldState {
  view: InputView
  checks: readonly FiredCheck[]
}

export const inputKey = (address: string) => `i:${address}`
export const computedKey = (address: string) => `v:${address}`
export const rowsKey = (group: string) => `r:${group}`
export const CHECKS_KEY = 'checks'
export const UNCONFIRMED_KEY = 'unconfirmed'

const NO_ROWS: readonly string[] = []
const NO_CHECKS: readonly FiredCheck[] = []

export function createFormStore(session: ModuleSession): FormStore {
  const listeners = new Map<string, Set<() => void>>()
  let leave: (() => void) | undefined
  let present: Snapshot = session.snapshot()
  const inputs = index(present.inputs)
  const computed = index(present.computed)
  const fields = new Map<string, FieldState>()
  let checks = placeChecks(present.checks)
  let unconfirmed = countUnconfirmed(present)
  // These changes were read before the session announced them; listeners still have to be notified.
  const changed = new Set<string>()

  function sync() {
    const next = session.snapshot()
    if (next === present) return
    const before = present
    present = next
    compare(inputs, before.inputs, next.inputs, (address) => changed.add(inputKey(address)))
    compare(computed, before.computed, next.computed, (address) => changed.add(computedKey(address)))
    if (before.rows !== next.rows)
      for (const group of new Set([...Object.keys(before.rows), ...Object.keys(next.rows)]))
        if (before.rows[group] !== next.rows[group]) changed.add(rowsKey(group))
    if (before.inputs !== next.inputs) {
      const count = countUnconfirmed(next)
      if (count !== unconfirmed) changed.add(UNCONFIRMED_KEY)
      unconfirmed = count
    }
    if (before.checks !== next.checks) {
      const placed = placeChecks(next.checks)
      for (const address of new Set([...checks.keys(), ...placed.keys()])) {
        const known = checks.get(address)
        const found = placed.get(address)
        if (known && found && sameItems(known, found)) placed.set(address, known)
        else changed.add(address === '' ? CHECKS_KEY : inputKey(address))
      }
      checks = placed
    }
  }

  function announce() {
    sync()
    const keys = [...changed]
    changed.clear()
    for (const key of keys) for (const listener of listeners.get(key) ?? []) listener()
  }

  return {
    subscribe(key, listener) {
      leave ??= session.subscribe(announce)
      const own = listeners.get(key) ?? new Set()
      listeners.set(key, own)
      own.add(listener)
      return () => {
        own.delete(listener)
        if (own.size === 0 && listeners.get(key) === own) listeners.delete(key)
        if (listeners.size > 0) return
        leave?.()
        leave = undefined
      }
    },
    input(address) {
      sync()
      return inputs.get(address)
    },
    computed(address) {
      sync()
      return computed.get(address)
    },
    rows(group) {
      sync()
      return present.rows[group] ?? NO_ROWS
    },
    field(address) {
      sync()
      const view = inputs.get(address)
      const own = checks.get(address) ?? NO_CHECKS
      const known = fields.get(address)
      if (!view || (known?.view === view && known.checks === own)) return view && known
      const field = { view, checks: own }
      fields.set(address, field)
      return field
    },
    checks() {
      sync()
      return checks.get('') ?? NO_CHECKS
    },
    unconfirmed() {
      sync()
      return unconfirmed
    },
  }
}

const countUnconfirmed = ({ inputs }: Snapshot): number =>
  inputs.reduce((count, { needsConfirming }) => count + Number(needsConfirming), 0)

const index = <View extends { address: Address }>(views: readonly View[]) =>
  new Map(views.map((view) => [addressKey(view.address), view]))

/**
 * The addresses are nearly always the same; they are compared individually only if rows were added or
 * removed.
 */
function compare<View extends { address: Address }>(
  known: Map<string, View>,
  before: readonly View[],
  next: readonly View[],
  tell: (address: string) => void,
) {
  if (before === next) return
  if (before.length === next.length && next.every((view, at) => isSamePlace(view, before[at]))) {
    next.forEach((view, at) => {
      if (view === before[at]) return
      const address = addressKey(view.address)
      known.set(address, view)
      tell(address)
    })
    return
  }
  const fresh = index(next)
  for (const [address, view] of fresh) {
    if (known.get(address) === view) continue
    known.set(address, view)
    tell(address)
  }
  for (const address of known.keys()) {
    if (fresh.has(address)) continue
    known.delete(address)
    tell(address)
  }
}

const isSamePlace = (view: { address: Address }, other: { address: Address } | undefined) =>
  view === other || (view.address.id === other?.address.id && view.address.row === other.address.row)

function placeChecks(fired: readonly FiredCheck[]): Map<string, readonly FiredCheck[]> {
  const placed = new Map<string, FiredCheck[]>()
  for (const check of fired) {
    const address = check.at ? addressKey(check.at) : ''
    placed.set(address, [...(placed.get(address) ?? []), check])
  }
  return placed
}

const sameItems = (before: readonly FiredCheck[], next: readonly FiredCheck[]) =>
  before.length === next.length &&
  next.every(({ id, row, level }, at) => {
    const other = before[at]
    return other?.id === id && other.row === row && other.level === level
  })
