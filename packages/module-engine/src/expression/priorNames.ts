import type { NameInfo } from './Scope.ts'

/** Stands before a name and means its value in the latest earlier examination: `prior.size_mm`. */
export const PRIOR = 'prior'
/** Days from the latest earlier examination to this one. */
export const DAYS_SINCE_PRIOR = 'days_since_prior'
/** The day of the latest earlier examination. */
const PRIOR_DATE = 'prior_date'

/** What is read of earlier examinations. Names of modules have no dot, so none of theirs is hidden. */
export const priorKey = (name: string): string => `${PRIOR}.${name}`
export const nadirKey = (name: string): string => `nadir.${name}`

export type PriorAspect = 'value' | 'nadir' | 'days' | 'date'

export interface PriorKey {
  readonly aspect: PriorAspect
  /** The module's own name, where the key is about one. */
  readonly of?: string
}

/** What a key of earlier examinations is about; undefined for any other name. */
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

/** The names of earlier examinations that every expression may read by themselves. */
export const PRIOR_NAMES: ReadonlyMap<string, NameInfo> = new Map([
  [DAYS_SINCE_PRIOR, DAYS],
  [PRIOR_DATE, DATE],
])

/** A name, or `prior.` and a name, as a scope knows it. A module's own name goes before a word of ours. */
export function infoIn(names: ReadonlyMap<string, NameInfo>, name: string): NameInfo | undefined {
  const own = names.get(name)
  if (own) return own
  const key = readPriorKey(name)
  if (key?.of === undefined) return PRIOR_NAMES.get(name)
  if (key.aspect !== 'value' || names.has(PRIOR)) return undefined
  return priorInfo(names.get(key.of))
}

/** What a name was at an earlier examination. Rows then and now are of one kind; a row's number says nothing of it. */
export function priorInfo(info: NameInfo | undefined): NameInfo | undefined {
  if (!info || info.type === 'row' || info.origin === 'rowNumber' || info.origin === 'prior') return undefined
  return { ...info, origin: 'prior' }
}

/** The name that a reference means, without `prior.` before it. */
export const plainName = (reference: string): string => readPriorKey(reference)?.of ?? reference

/** A reference with its name put through a renaming. */
export function renameReference(reference: string, rename: (name: string) => string): string {
  const key = readPriorKey(reference)
  return key?.of === undefined ? rename(reference) : priorKey(rename(key.of))
}
