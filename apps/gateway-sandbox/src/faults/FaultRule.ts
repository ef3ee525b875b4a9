export const FAULT_KINDS = [
  'delay',
  'refuse',
  'drop-before',
  'drop-after',
  'http-500-after',
  'truncate-body',
  'duplicate-webhook',
  'reorder-webhooks',
  'webhook-late',
] as const

export type FaultKind = (typeof FAULT_KINDS)[number]

export interface FaultRule {
  readonly kind: FaultKind
  /**
   * A path such as `/v1/payments/*`, where a star stands for one segment; `*` alone matches all. For webhooks it is
   * the path of the call that caused them.
   */
  readonly path: string
  readonly method?: string
  /**
   * The numbers of the matching calls since the rule was set, counted from 1. Without them and without a probability,
   * every matching call fails.
   */
  readonly calls?: readonly number[]
  readonly probability?: number
  readonly seed?: number
  /**
   * For `delay`, real milliseconds; if absent, the call waits until the faults are replaced. For `webhook-late`,
   * virtual milliseconds.
   */
  readonly delayMs?: number
  readonly code?: string
  readonly status?: number
  /** For `duplicate-webhook`, the number of additional copies, 1 by default. */
  readonly copies?: number
}

const NUMBERS = ['probability', 'seed', 'delayMs', 'status', 'copies'] as const

/** Reads the rules of an admin call, or returns what is wrong with them. */
export function readFaultRules(value: unknown): FaultRule[] | string {
  if (!Array.isArray(value)) return 'Send a list of faults.'
  const rules: FaultRule[] = []
  for (const [index, entry] of value.entries()) {
    const rule = readRule(entry)
    if (typeof rule === 'string') return `Fault ${index + 1}: ${rule}`
    rules.push(rule)
  }
  return rules
}

function readRule(entry: unknown): FaultRule | string {
  if (typeof entry !== 'object' || entry === null) return 'not an object.'
  const given = entry as Record<string, unknown>
  const { kind, path = '*', method, call, calls = call === undefined ? undefined : [call], code } = given
  if (!FAULT_KINDS.some((known) => known === kind)) return `kind is one of ${FAULT_KINDS.join(', ')}.`
  if (typeof path !== 'string' || (path !== '*' && !path.startsWith('/')))
    return 'path begins with / or is *.'
  if (method !== undefined && typeof method !== 'string') return 'method is a word.'
  if (calls !== undefined && !(Array.isArray(calls) && calls.every((n) => Number.isInteger(n) && n > 0))) {
    return 'call is a number from 1, or calls a list of them.'
  }
  if (code !== undefined && typeof code !== 'string') return 'code is a word.'
  if (kind === 'refuse' && code === undefined) return 'refuse needs a code.'
  const wrong = NUMBERS.find((name) => given[name] !== undefined && !isCount(given[name]))
  if (wrong !== undefined) return `${wrong} is a number from 0.`
  return {
    kind: kind as FaultKind,
    path,
    ...(method !== undefined && { method: method.toUpperCase() }),
    ...(calls !== undefined && { calls: calls as number[] }),
    ...(code !== undefined && { code }),
    ...Object.fromEntries(
      NUMBERS.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])),
    ),
  }
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}
