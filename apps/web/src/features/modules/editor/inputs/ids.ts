import type { LocalText, ModuleDefinition } from '@pandok/module-engine'
import { slugOf } from '@pandok/module-engine'

export const ID_MAX_CHARACTERS = 32

export const isFormulaName = (name: string): boolean => /^[a-z][a-z0-9_]{0,31}$/u.test(name)

/** What is typed as a name for formulas: lower case, with underscores for spaces and hyphens. */
export const asFormulaName = (typed: string): string => typed.toLowerCase().replace(/[\s-]+/gu, '_')

/** An id for formulas from a label; undefined if the label has no letters that can be romanised. */
export function idFromLabel(label: LocalText, locale: keyof LocalText): string | undefined {
  for (const text of [label[locale], label.en, label.ko, label.de, label.ja, label.zh]) {
    const id = slugOf(text ?? '')
    if (id !== '') return id
  }
  return undefined
}

/** Inputs, computed values and groups share one namespace. */
export const namesIn = ({ inputs, computed, groups }: ModuleDefinition): ReadonlySet<string> =>
  new Set([...inputs, ...computed, ...groups].map(({ id }) => id))

/** The requested name, with a number appended if it is taken. */
export function freeId(requested: string, taken: ReadonlySet<string>): string {
  if (!taken.has(requested)) return requested
  for (let number = 2; ; number += 1) {
    const ending = `_${number}`
    const id = requested.slice(0, ID_MAX_CHARACTERS - ending.length) + ending
    if (!taken.has(id)) return id
  }
}

/**
 * Whether an id was derived from that label (or from none), so that it may follow the label's next change.
 */
export function isMadeFrom(id: string, label: LocalText, locale: keyof LocalText, first: string): boolean {
  const stem = id.replace(/_\d+$/u, '')
  const made = idFromLabel(label, locale)
  return made === undefined ? stem === first : id === made || stem === made
}

/** `TR4` and `4A` are kept; anything else is romanised. */
export function optionIdFromLabel(text: string, number: number): string {
  const trimmed = text.trim()
  if (/^[A-Za-z0-9][A-Za-z0-9_.+-]{0,31}$/u.test(trimmed)) return trimmed
  return slugOf(text) || `option_${number}`
}
