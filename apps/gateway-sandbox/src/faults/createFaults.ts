import { setTimeout as sleep } from 'node:timers/promises'
import type { FaultKind, FaultRule } from './FaultRule.ts'

/** The faults that one call gets. */
export type AppliedFaults = ReadonlyMap<FaultKind, FaultRule>

export interface Faults {
  /** Replaces all rules and releases the calls that are delayed. */
  set(rules: readonly FaultRule[]): void
  list(): readonly (FaultRule & { readonly seen: number; readonly struck: number })[]
  /** Counts a REST call. */
  ofCall(method: string, path: string): AppliedFaults
  /** Counts a webhook, by the path of what caused it. */
  ofWebhook(cause: string): AppliedFaults
  /** Waits for the time that a `delay` rule names. */
  hold(rule: FaultRule): Promise<void>
}

interface LiveRule {
  readonly rule: FaultRule
  readonly pattern: RegExp
  readonly random: () => number
  seen: number
  struck: number
}

const ABOUT_WEBHOOKS: readonly FaultKind[] = ['duplicate-webhook', 'reorder-webhooks', 'webhook-late']

export function createFaults(): Faults {
  let live: LiveRule[] = []
  const held = new Set<() => void>()

  function strike(
    concerned: (kind: FaultKind) => boolean,
    method: string | null,
    path: string,
  ): AppliedFaults {
    const applied = new Map<FaultKind, FaultRule>()
    for (const entry of live) {
      const { rule, pattern } = entry
      if (!concerned(rule.kind) || !pattern.test(path)) continue
      if (method !== null && rule.method !== undefined && rule.method !== method) continue
      entry.seen += 1
      if (!isMeant(entry)) continue
      entry.struck += 1
      applied.set(rule.kind, rule)
    }
    return applied
  }

  return {
    set(rules) {
      live = rules.map((rule) => ({
        rule,
        pattern: patternOf(rule.path),
        random: seededRandom(rule.seed ?? 1),
        seen: 0,
        struck: 0,
      }))
      for (const letGo of held) letGo()
      held.clear()
    },
    list: () => live.map(({ rule, seen, struck }) => ({ ...rule, seen, struck })),
    ofCall: (method, path) => strike((kind) => !ABOUT_WEBHOOKS.includes(kind), method, path),
    ofWebhook: (cause) => strike((kind) => ABOUT_WEBHOOKS.includes(kind), null, cause),
    hold: ({ delayMs }) =>
      delayMs === undefined ? new Promise<void>((letGo) => held.add(letGo)) : sleep(delayMs),
  }
}

function isMeant({ rule: { calls, probability }, random, seen }: LiveRule): boolean {
  if (calls !== undefined && !calls.includes(seen)) return false
  return probability === undefined || random() < probability
}

function patternOf(path: string): RegExp {
  if (path === '*') return /^/u
  const segments = path.split('/').map((part) => (part === '*' ? '[^/]+' : literal(part)))
  return new RegExp(`^${segments.join('/')}$`, 'u')
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
}

/** mulberry32: the same seed gives the same faults. */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
