import { checkModule, type Finding, type ModuleDefinition, readDefinition } from '@pandok/module-engine'
import type { Place } from '../model/Place.ts'
import type { LossList } from './LossList.ts'

const ROUNDS_MAX = 40

/**
 * Makes a valid module from an imported definition. Whatever the engine refuses (a formula that it can't run,
 * a default outside of its limits) is removed and reported. It is undefined if nothing remains.
 */
export function repairDefinition(
  definition: ModuleDefinition,
  place: Place,
  losses: LossList,
  placeOf: (id: string) => Place | undefined,
  /** Returns the sentences for the remaining parts, if sentences are generated. */
  outputsFor: (kept: ReadonlySet<string>) => ModuleDefinition['outputs'] | undefined,
): ModuleDefinition | undefined {
  let draft: unknown = definition
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const read = readDefinition(draft)
    const findings = read.ok ? checkModule(read.definition, { proofs: false }) : read.findings
    const errors = findings.filter(({ level }) => level === 'error')
    if (read.ok && errors.length === 0) return read.definition
    const source = read.ok ? read.definition : (structuredClone(draft) as ModuleDefinition)
    const next = without(source, errors, place, losses, placeOf)
    if (!next) break
    const outputs = outputsFor(new Set([...next.inputs, ...next.computed].map(({ id }) => id)))
    draft = outputs ? { ...next, outputs } : next
  }
  losses.add('broken', place, '', { what: 'definition' })
  return undefined
}

const LISTS = [
  'inputs',
  'groups',
  'computed',
  'tables',
  'checks',
  'partials',
  'outputs',
  'tests',
  'citations',
] as const
/** These parts of an item are optional and can be removed from it. */
const SPARED = new Set([
  'visible',
  'required',
  'default',
  'unit',
  'altUnits',
  'min',
  'max',
  'above',
  'below',
  'step',
  'decimals',
  'help',
  'codes',
  'fill',
  'sort',
  'when',
  'reading',
  'url',
])

function without(
  definition: ModuleDefinition,
  errors: readonly Finding[],
  place: Place,
  losses: LossList,
  placeOf: (id: string) => Place | undefined,
): ModuleDefinition | undefined {
  // A copy is changed at the paths of findings, which types can't express; it is read and checked again
  // afterwards.
  const copy = structuredClone(definition) as unknown as Record<string, unknown[]>
  const dropped = new Map<string, Set<number>>()
  let isChanged = false
  for (const { path, code } of errors) {
    const [list, index, key] = path
    if (typeof list !== 'string' || typeof index !== 'number' || !LISTS.some((name) => name === list))
      continue
    const item = copy[list]?.[index]
    if (typeof item !== 'object' || item === null || dropped.get(list)?.has(index)) continue
    const record = item as Record<string, unknown>
    const id = String(record['id'] ?? '')
    const at = placeOf(id) ?? place
    const said = typeof key === 'string' && key in record ? JSON.stringify(record[key]) : id
    losses.add('unsupported', at, said ?? id, { what: code })
    if (typeof key === 'string' && SPARED.has(key) && key in record) delete record[key]
    else if (code === 'cycle' && 'visible' in record) delete record['visible']
    else if (code === 'bounds.crossed')
      for (const bound of ['min', 'max', 'above', 'below']) delete record[bound]
    else dropped.set(list, (dropped.get(list) ?? new Set()).add(index))
    isChanged = true
  }
  if (!isChanged) return undefined
  for (const [list, indexes] of dropped)
    copy[list] = (copy[list] ?? []).filter((_, index) => !indexes.has(index))
  return copy as unknown as ModuleDefinition
}
