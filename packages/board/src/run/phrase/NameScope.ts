import type { Blank, CellValue, Exam, Gather, ModuleUse, Words } from '@pandok/domain'
import { LOCALES } from '@pandok/domain'
import {
  type Computed,
  emptyDefinition,
  type Input,
  type ModuleDefinition,
  type Option,
} from '@pandok/module-engine'
import { blankInput, optionsOf } from './blankInput.ts'
import { namesIn } from './namesIn.ts'
import { blanksIn, readTypedPhrase } from './readTypedPhrase.ts'
import { type TakenModule, takeModule } from './takeModule.ts'

/** The names that phrases of a cell can use; those of the cell come before those of the exam. */
export interface Names {
  blanks: readonly Blank[]
  values: readonly CellValue[]
  uses: readonly ModuleUse[]
  exam: Exam | undefined
  moduleOf: (id: string) => ModuleDefinition | undefined
  /**
   * Selects what is taken of a used module. By default it is everything that the requested values depend on.
   */
  take?: typeof takeModule | undefined
}

/** The definitions behind the names of phrases and formulas, as parts of a module. */
export interface NameScope {
  /** The definitions, without inputs for unknown names. */
  parts: ModuleDefinition
  /** Inputs that this cell doesn't ask for. */
  shared: ReadonlySet<string>
  gathered: ReadonlyMap<string, Gather>
  blank: (name: string) => Blank | undefined
  value: (name: string) => CellValue | undefined
  /** Names in texts or formulas that nothing defines, in the order in which they were found. */
  unknown: readonly string[]
}

/** Finds the definitions of names, and in turn of what those refer to. */
export function scopeOf(named: Iterable<string>, names: Names): NameScope {
  const { take = takeModule } = names
  const { own, values, shared, gathered, asked, unknown } = reachedFrom(named, names)
  const taken = [...asked].flatMap(([use, requested]): TakenModule[] => {
    const definition = names.moduleOf(use.moduleId)
    return definition && requested.size > 0 ? [take(use, definition, requested)] : []
  })
  const hidden = [
    ...[...shared.values()].map(sharedInput),
    ...[...gathered.values()].map(gatherInput),
    ...taken.flatMap(({ inputs }) => inputs),
  ]
  return {
    parts: {
      ...emptyDefinition(),
      inputs: [...names.blanks.map(blankInput), ...hidden],
      computed: [
        ...[...values.values()].flatMap((value) => computedOf(value) ?? []),
        ...taken.flatMap(({ computed }) => computed),
      ],
      tables: taken.flatMap(({ tables }) => tables),
      checks: taken.flatMap(({ checks }) => checks),
      outputs: [],
    },
    shared: new Set(hidden.map(({ id }) => id)),
    gathered,
    blank: (name) => own.get(name) ?? shared.get(name),
    value: (name) => (own.has(name) ? undefined : values.get(name)),
    unknown: [...unknown],
  }
}

/** Sorts all names that are reached by the kind of their definition, following references. */
function reachedFrom(named: Iterable<string>, { exam, uses, ...names }: Names) {
  const ownValues = byId(names.values)
  const examValues = byId(exam?.values)
  const examBlanks = byId(exam?.blanks)
  const gathers = byId(exam?.gathers)
  const own = new Map(names.blanks.map((blank) => [blank.id, blank]))
  const values = new Map<string, CellValue>()
  const shared = new Map<string, Blank>()
  const gathered = new Map<string, Gather>()
  const asked = new Map(uses.map((use) => [use, new Set<string>()]))
  const unknown = new Set<string>()
  const seen = new Set<string>()
  const waiting = [
    ...named,
    ...names.blanks.flatMap(({ visible, required }) => formulaNames([visible, required])),
    ...names.values.map(({ id }) => id),
  ]
  for (const name of waiting) {
    if (seen.has(name)) continue
    seen.add(name)
    if (own.has(name)) continue
    const value = ownValues.get(name) ?? examValues.get(name)
    const blank = examBlanks.get(name)
    const gather = gathers.get(name)
    const use = uses.find(({ as }) => name.startsWith(`${as}_`))
    if (value) {
      values.set(name, value)
      waiting.push(...formulaNames([value.formula]), ...(value.text ? wordNames(value.text) : []))
    } else if (blank) {
      shared.set(name, blank)
      waiting.push(...formulaNames([blank.visible]))
    } else if (gather) gathered.set(name, gather)
    else if (use) {
      const requested = asked.get(use)
      // The inputs of a module are the same for all of its values, so they are followed once.
      if (requested?.size === 0) waiting.push(...formulaNames(Object.values(use.inputs)))
      requested?.add(name)
    } else unknown.add(name)
  }
  return { own, values, shared, gathered, asked, unknown }
}

/** If two have the same id, which is a fault of the plate, the first one counts. */
const byId = <Item extends { id: string }>(items: readonly Item[] = []): ReadonlyMap<string, Item> =>
  new Map(items.toReversed().map((item) => [item.id, item]))

const formulaNames = (formulas: readonly (string | undefined)[]): readonly string[] =>
  formulas.flatMap((formula) => (formula === undefined ? [] : namesIn(formula)))

const namedByWords = new WeakMap<Words, readonly string[]>()

/**
 * Lists the blanks that the words of any language name, without repeats. The result is cached because every
 * cell requests those of the exam.
 */
export function wordNames(words: Words): readonly string[] {
  const known = namedByWords.get(words)
  if (known) return known
  const names = [...new Set(LOCALES.flatMap((locale) => blanksIn(readTypedPhrase(words[locale] ?? ''))))]
  namedByWords.set(words, names)
  return names
}

/** An exam blank in a cell that uses it: the exam fills it, and the cell never asks for it. */
function sharedInput(blank: Blank): Input {
  const { required: _, ...input } = blankInput(blank)
  return input
}

function gatherInput({ id, what, label }: Gather): Input {
  const base = { id, label: label ? { ...label } : inAll(id) }
  if (what === 'ran') return { ...base, kind: 'bool' }
  return what === 'count' ? { ...base, kind: 'integer' } : { ...base, kind: 'number' }
}

const inAll = (text: string): Words => Object.fromEntries(LOCALES.map((locale) => [locale, text]))

function computedOf({ id, label, kind, formula, options, unit, decimals }: CellValue): Computed | undefined {
  if (kind === 'words') return undefined
  return {
    id,
    kind,
    expr: formula ?? '""',
    ...(label && { label: { ...label } }),
    ...(options && { options: valueOptions(options) }),
    ...(unit !== undefined && { unit }),
    ...(decimals !== undefined && { decimals }),
  }
}

const valueOptions = (options: NonNullable<CellValue['options']>): Option[] =>
  optionsOf({ kind: 'choice', options, id: '', label: {} })
