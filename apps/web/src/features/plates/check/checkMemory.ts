import { createEmitter, fieldsOf } from '@pandok/domain'
import { RULE_IDS, type RuleId } from '@pandok/report-check'
import { memberOf } from '#platform/session/memberOf.ts'
import { sessionStore } from '#platform/session/sessionStore.ts'
import { browserStorage } from '#platform/storage/browserStorage.ts'

/**
 * How often a rule raised an alarm, how often the text was corrected, and how often the alarm was dismissed.
 */
export interface RuleCounts {
  spoke: number
  repaired: number
  dismissed: number
}

export type CountedAs = keyof RuleCounts

export interface CheckMemory {
  off: ReadonlySet<RuleId>
  counts: Readonly<Partial<Record<RuleId, RuleCounts>>>
  /** Number of wordings that were dismissed. */
  silencedCount: number
  isSilenced(wording: string): boolean
  /** A string that changes whenever a rule is switched off or a wording is dismissed. */
  choices: string
}

/** What the report check stores about a member on this computer. None of it is sent anywhere. */
export interface CheckMemoryStore {
  read(): CheckMemory
  subscribe(listener: () => void): () => void
  count(rule: RuleId, as: CountedAs): void
  silence(wording: string): void
  switchRule(rule: RuleId, isOn: boolean): void
  wipe(): void
}

interface Kept {
  /** A salt, so that hashes of one computer can't be compared with those of another. */
  salt: string
  off: readonly RuleId[]
  /** Hashes of wordings rather than the words, which are part of a report. The oldest comes first. */
  silenced: readonly string[]
  counts: Readonly<Partial<Record<RuleId, RuleCounts>>>
}

/** More wordings than anybody dismisses in years. Beyond this number, the oldest are dropped. */
const SILENCED_MAX = 1000

const listeners = createEmitter()
let known: { name: string; raw: string | null; memory: CheckMemory; kept: Kept } | undefined

/** Stored per member, because several people share a computer in a reading room. */
const nameOf = (): string => `report.check.${memberOf(sessionStore.read())}`

function current(): NonNullable<typeof known> {
  const name = nameOf()
  const raw = browserStorage().getItem(name)
  if (known?.name === name && known.raw === raw) return known
  const kept = readKept(raw)
  const silenced = new Set(kept.silenced)
  const memory: CheckMemory = {
    off: new Set(kept.off),
    counts: kept.counts,
    silencedCount: silenced.size,
    choices: JSON.stringify([kept.off, kept.silenced]),
    isSilenced: (wording) => silenced.size > 0 && silenced.has(markOf(kept.salt, wording)),
  }
  known = { name, raw, memory, kept }
  return known
}

function change(next: (kept: Kept) => Kept): void {
  browserStorage().setItem(nameOf(), JSON.stringify(next(current().kept)))
  tell()
}

function tell(): void {
  listeners.emit()
}

/**
 * Several tabs write the same entry: each reads it before changing it, and listens to changes of the others.
 */
export const checkMemory: CheckMemoryStore = {
  read: () => current().memory,
  subscribe(listener) {
    const hear = ({ key }: StorageEvent) => {
      if (key === null || key === nameOf()) listener()
    }
    const leave = listeners.subscribe(listener)
    window.addEventListener('storage', hear)
    return () => {
      leave()
      window.removeEventListener('storage', hear)
    }
  },
  count(rule, as) {
    change((kept) => {
      const before = kept.counts[rule] ?? NONE
      return { ...kept, counts: { ...kept.counts, [rule]: { ...before, [as]: before[as] + 1 } } }
    })
  },
  silence(wording) {
    change((kept) => {
      const mark = markOf(kept.salt, wording)
      const others = kept.silenced.filter((one) => one !== mark)
      return { ...kept, silenced: [...others, mark].slice(-SILENCED_MAX) }
    })
  },
  switchRule(rule, isOn) {
    change((kept) => {
      const others = kept.off.filter((one) => one !== rule)
      return { ...kept, off: isOn ? others : [...others, rule] }
    })
  },
  wipe() {
    browserStorage().removeItem(nameOf())
    tell()
  },
}

const NONE: RuleCounts = { spoke: 0, repaired: 0, dismissed: 0 }

export const countsOf = ({ counts }: CheckMemory, rule: RuleId): RuleCounts => counts[rule] ?? NONE

function readKept(raw: string | null): Kept {
  const empty: Kept = { salt: crypto.randomUUID(), off: [], silenced: [], counts: {} }
  try {
    const stored: unknown = JSON.parse(raw ?? 'null')
    const { salt, off, silenced, counts } = fieldsOf(stored)
    if (typeof salt !== 'string') return empty
    return {
      salt,
      off: RULE_IDS.filter((rule) => Array.isArray(off) && off.includes(rule)),
      silenced: Array.isArray(silenced) ? silenced.filter((mark) => typeof mark === 'string') : [],
      counts: readCounts(counts),
    }
  } catch {
    return empty
  }
}

function readCounts(stored: unknown): Kept['counts'] {
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(
    RULE_IDS.flatMap((rule) => {
      const counts: unknown = Reflect.get(stored, rule)
      if (typeof counts !== 'object' || counts === null) return []
      const numberOf = (as: CountedAs): number => {
        const value: unknown = Reflect.get(counts, as)
        return Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : 0
      }
      const read: RuleCounts = {
        spoke: numberOf('spoke'),
        repaired: numberOf('repaired'),
        dismissed: numberOf('dismissed'),
      }
      return [[rule, read]]
    }),
  )
}

/**
 * A 53-bit hash (cyrb53). Collisions are unlikely for one reader's wordings, and the words can't be
 * recovered.
 */
function markOf(salt: string, wording: string): string {
  const text = `${salt} ${wording}`
  let [a, b] = [0xdeadbeef, 0x41c6ce57]
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    a = Math.imul(a ^ unit, 2654435761)
    b = Math.imul(b ^ unit, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36)
}
