import type { NameInfo } from './Scope.ts'

/** `prior.size_mm` is the value of `size_mm` at the latest earlier examination. */
export const PRIOR = 'prior'
/** The days from the latest earlier examination to this one. */
export const DAYS_SINCE_PRIOR = 'days_since_prior'
/** The day of the latest earlier examination. */
const PRIOR_DATE = 'prior_date'

/** Names of modules have no dot, so these keys hide none of them. */
export const priorKey = (name: string): string => `${PRIOR}.${name}`
export const nadirKey = (name: string): string => `nadir.${name}`

export type PriorAspect = 'value' | 'nadir' | 'days' | 'date'

export interface PriorKey {
  readonly aspect: PriorAspect
  /** The name of the module that the key refers to, if any. */
  readonly of?: string
}

/** Parses a key of earlier examinations; undefined for any other name. */
export function readPriorKey(key: string): PriorKey | undefined {
  if (key === DAYS_SINCE_PRIOR) return { aspect: 'days' }
  if (key === PRIOR_DATE) return { aspect: 'date' }
  const dot = key.indexOf('.')
  const of = key.slice(dot + 1)
  if (dot < 0 || of === '') return undefined
  if (key === priorKey(of)) return { aspect: 'value', of }
  return key === nadirKey(of) ? { aspect: 'nadir', of } : undefined
}

const DAYS: NameInfo = { type: 'decimal', origin: 'prior', unit: 'd' }
const DATE: NameInfo = { type: 'text', origin: 'prior', isDay: true }

/** Names of earlier examinations that every expression may read. */
export const PRIOR_NAMES: ReadonlyMap<string, NameInfo> = new Map([
  [DAYS_SINCE_PRIOR, DAYS],
  [PRIOR_DATE, DATE],
])

/** Looks up a name, or `prior.` and a name, in a scope. Names of the module take precedence over built-in ones. */
export function infoIn(names: ReadonlyMap<string, NameInfo>, name: string): NameInfo | undefined {
  const own = names.get(name)
  if (own) return own
  const key = readPriorKey(name)
  if (key?.of === undefined) return PRIOR_NAMES.get(name)
  if (key.aspect !== 'value' || names.has(PRIOR)) return undefined
  return priorInfo(names.get(key.of))
}

/**
 * Returns the info of a name at an earlier examination. Rows of both examinations have the same type; a row
 * number has no earlier value.
 */
export function priorInfo(info: NameInfo | undefined): NameInfo | undefined {
  if (!info || info.type === 'row' || info.origin === 'rowNumber' || info.origin === 'prior') return undefined
  return { ...info, origin: 'prior' }
}

/** Returns the name in a reference, without the prefix `prior.`. */
export const plainName = (reference: string): string => readPriorKey(reference)?.of ?? reference

/** Renames the name in a reference. */
export function renameReference(reference: string, rename: (name: string) => string): string {
  const key = readPriorKey(reference)
  return key?.of === undefined ? rename(reference) : priorKey(rename(key.of))
}
