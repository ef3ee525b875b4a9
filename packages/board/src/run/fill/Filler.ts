import type { Locale } from '@pandok/domain'
import type { LiveRun } from '../live/LiveRun.ts'
import { measurementsOf } from '../measured/measurementsOf.ts'
import type { HostValues } from '../PlateRun.ts'
import type { FillingPlan } from '../plan/CellPlan.ts'
import { languageOf, type ReportLanguages } from '../ReportLanguages.ts'
import type { Filling } from '../Run.ts'
import { type FillScope, fillTarget } from './fillTarget.ts'
import type { FillTarget, Supply } from './Supply.ts'

interface Parts {
  liveRuns: () => readonly LiveRun[]
  languages: () => ReportLanguages
  today: () => string
  host: HostValues
}

interface Memo {
  /** Rows for which the host was already asked, or which existed before. */
  rows: Set<string>
  rejected: Set<string>
  /** Fillings with at least one filled value. */
  filled: Set<string>
}

/**
 * Values are passed from cell to cell at most this many times, which ends cycles through the formulas of
 * modules.
 */
const ROUNDS = 64

/**
 * Fills in values that nobody has to type. The sessions ensure that it never overwrites what a person
 * entered.
 */
export class Filler {
  private readonly parts: Parts
  private readonly memos = new WeakMap<LiveRun, Memo>()

  constructor(parts: Parts) {
    this.parts = parts
  }

  /** Registers a run that was opened from storage with the values that it was filled with. */
  meet(live: LiveRun): void {
    const { rows } = this.memoOf(live)
    for (const { id, session } of live.fillings) {
      for (const keys of Object.values(session.snapshot().rows)) {
        for (const key of keys) rows.add(`${id} ${key}`)
      }
    }
  }

  /** Must be called when somebody changed something in a form. */
  touched(live: LiveRun): void {
    this.fill(live, false)
    this.follow(new Set([live.plan.cell.id]))
  }

  /** Must be called for a run that begins, or for which the host has new values. */
  ask(live: LiveRun): void {
    this.fill(live, true)
    this.follow(new Set([live.plan.cell.id]))
  }

  /** Must be called when values of these cells may have changed. */
  follow(cells: ReadonlySet<string> | 'all'): void {
    let changed = cells
    for (let round = 0; round < ROUNDS; round++) {
      const next = new Set<string>()
      for (const live of this.parts.liveRuns()) {
        if (followsAny(live, changed) && this.fill(live, false)) next.add(live.plan.cell.id)
      }
      if (next.size === 0) return
      changed = next
    }
  }

  private fill(live: LiveRun, asks: boolean): boolean {
    const memo = this.memoOf(live)
    let isChanged = false
    for (const filling of live.fillings) {
      const plan = live.plan.fillings.find(({ id }) => id === filling.id)
      if (!plan || plan.sources.size + plan.ownFills.size + plan.gathered.size === 0) continue
      const scope = this.scopeFor(memo, this.languageFor(live, filling.id))
      for (const target of targetsOf(live, filling, plan, asks, memo)) {
        if (fillTarget(target, scope)) isChanged = true
      }
    }
    this.meet(live)
    return isChanged
  }

  /**
   * A value is filled in one language; if its filling is written in sections of several languages, the first
   * one counts.
   */
  private languageFor({ plan }: LiveRun, filling: string): Locale {
    const languages = this.parts.languages()
    const first = plan.sentences.find(({ from }) => 'filling' in from && from.filling === filling)
    return first ? languageOf(languages, first.section) : languages.main
  }

  private scopeFor({ rejected }: Memo, locale: Locale): FillScope {
    const { liveRuns, today, host } = this.parts
    return {
      liveRuns: liveRuns(),
      locale,
      today: today(),
      host,
      isTaken: (target, uid) => isTaken(target, uid, liveRuns()),
      isRejected: (target, supply) => rejected.has(rejectionOf(target, supply)),
      reject: (target, supply) => rejected.add(rejectionOf(target, supply)),
    }
  }

  private memoOf(live: LiveRun): Memo {
    const known = this.memos.get(live)
    if (known) return known
    const memo = { rows: new Set<string>(), rejected: new Set<string>(), filled: new Set<string>() }
    this.memos.set(live, memo)
    return memo
  }
}

function followsAny({ plan: { follows } }: LiveRun, cells: ReadonlySet<string> | 'all'): boolean {
  if (follows === 'any') return true
  return cells === 'all' ? follows.size > 0 : [...cells].some((cell) => follows.has(cell))
}

function targetsOf(
  live: LiveRun,
  filling: Filling,
  plan: FillingPlan,
  asks: boolean,
  memo: Memo,
): FillTarget[] {
  const { inputs, rows } = filling.session.snapshot()
  const { filled = [] } = filling.session.entered()
  // If a whole form was cleared, the host is asked for everything again.
  const isReset = memo.filled.has(filling.id) && filled.length === 0
  if (filled.length > 0) memo.filled.add(filling.id)
  else memo.filled.delete(filling.id)
  return inputs
    .filter(({ address: { id } }) => plan.sources.has(id) || plan.ownFills.has(id) || plan.gathered.has(id))
    .map(({ address, input }) => {
      const keys = rows[input.group ?? ''] ?? []
      const row = address.row === undefined ? undefined : keys.indexOf(address.row)
      const isNew = address.row !== undefined && !memo.rows.has(`${filling.id} ${address.row}`)
      return {
        live,
        filling,
        plan,
        input,
        address,
        row,
        isLastRow: row === undefined || row === keys.length - 1,
        kept: filled.filter((one) => one.id === address.id && one.row === row),
        asks: asks || isReset || isNew,
      }
    })
}

/** Returns whether another run of the cell, or another row, was filled with the same measurement. */
const isTaken = ({ live, filling, address, row }: FillTarget, uid: string, liveRuns: readonly LiveRun[]) =>
  liveRuns
    .filter(({ plan }) => plan.cell.id === live.plan.cell.id)
    .some((other) => {
      const session = other.fillings.find(({ id }) => id === filling.id)?.session
      return session
        ?.entered()
        .filled?.some(
          ({ id, row: place, source }) =>
            id === address.id && !(other === live && place === row) && measurementsOf(source).includes(uid),
        )
    })

const rejectionOf = ({ filling, address }: FillTarget, { raw, source }: Supply): string =>
  JSON.stringify([filling.id, address.id, address.row, raw, source])
