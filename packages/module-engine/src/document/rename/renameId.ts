import { RESERVED_NAMES } from '@pandok/domain'
import { renameInExpression } from '../../expression/renameInExpression.ts'
import type { ModuleDefinition } from '../definition.ts'
import { id as idField } from '../fields.ts'
import type { PhraseToken } from '../phrase.ts'
import { phraseParts } from '../phraseParts.ts'
import { type Names, renameAll } from './renameAll.ts'

/** The kind of name. Inputs, computed values and groups share the names of `value`. */
export type NameKind = 'value' | 'table' | 'output' | 'check' | 'partial'

/** Renames every reference to a name; returns the same definition if the new name is not possible. */
export function renameId(
  definition: ModuleDefinition,
  from: string,
  to: string,
  kind: NameKind = 'value',
): ModuleDefinition {
  const taken = namesOf(definition, kind)
  const isPossible = taken.has(from) && !taken.has(to) && idField.safeParse(to).success
  if (!isPossible || (kind === 'value' && RESERVED_NAMES.has(to))) return definition
  return renameAll(definition, namesFor(kind, from, to))
}

function namesOf(definition: ModuleDefinition, kind: NameKind): Set<string> {
  const { inputs, computed, groups, tables, outputs, checks, partials } = definition
  const lists = {
    value: [...inputs, ...computed, ...groups],
    table: tables,
    output: outputs,
    check: checks,
    partial: partials,
  }
  const names = new Set(lists[kind].map(({ id }) => id))
  // The alias of a repetition hides a value with the same name.
  if (kind === 'value')
    for (const { body } of [...outputs, ...partials])
      for (const phrase of Object.values(body)) addAliases(phrase, names)
  return names
}

function addAliases(phrase: readonly PhraseToken[], names: Set<string>): void {
  for (const token of phrase) {
    if (typeof token === 'object' && 'each' in token && token.as !== undefined) names.add(token.as)
    for (const part of phraseParts(token)) addAliases(part.phrase, names)
  }
}

function namesFor(kind: NameKind, from: string, to: string): Names {
  const only = (asked: NameKind) => (name: string) => (asked === kind && name === from ? to : name)
  return {
    value: only('value'),
    table: only('table'),
    output: only('output'),
    check: only('check'),
    partial: only('partial'),
    expression: (source) => (kind === 'value' ? renameInExpression(source, from, to) : source),
  }
}
