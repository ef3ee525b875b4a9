import { renameReference } from '../../expression/priorNames.ts'
import type { ModuleDefinition } from '../definition.ts'
import type { Fill, Input } from '../input.ts'
import type { Cell, Computed, DecisionTable, ResultValue } from '../logic.ts'
import type { Output, OutputAbout, PhraseToken } from '../phrase.ts'
import { type PhraseNames, renamePhrase } from './renamePhrase.ts'
import { renameTest, type TestNames } from './renameTest.ts'

export type Names = PhraseNames & TestNames

/** Applies a renaming to every name and every expression of a definition. */
export function renameAll(definition: ModuleDefinition, names: Names): ModuleDefinition {
  const bodies = <Body extends Partial<Record<string, PhraseToken[]>>>(body: Body): Body =>
    Object.fromEntries(
      Object.entries(body).map(([locale, phrase]) => [locale, renamePhrase(phrase ?? [], names)]),
    ) as Body
  return {
    ...definition,
    inputs: definition.inputs.map((input) => renameInput(input, names)),
    groups: definition.groups.map((group) => ({
      ...group,
      id: names.value(group.id),
      ...(group.sort !== undefined && { sort: names.expression(group.sort) }),
    })),
    computed: definition.computed.map((computed) => renameComputed(computed, names)),
    tables: definition.tables.map((table) => renameTable(table, names)),
    checks: definition.checks.map((check) => ({
      ...check,
      ...ofGroup(check, names),
      id: names.check(check.id),
      when: names.expression(check.when),
      ...(check.at !== undefined && { at: names.value(check.at) }),
    })),
    partials: definition.partials.map(({ id, body }) => ({ id: names.partial(id), body: bodies(body) })),
    outputs: definition.outputs.map((output) => ({
      ...output,
      id: names.output(output.id),
      ...(output.when !== undefined && { when: names.expression(output.when) }),
      ...(output.about && { about: renameAbout(output.about, names) }),
      body: bodies(output.body),
    })),
    tests: definition.tests.map((test) => renameTest(test, names)),
  }
}

function renameAbout(about: NonNullable<Output['about']>, names: Names): Output['about'] {
  const renamed = (one: OutputAbout): OutputAbout =>
    one.when === undefined ? one : { ...one, when: names.expression(one.when) }
  return Array.isArray(about) ? about.map(renamed) : renamed(about)
}

const ofGroup = ({ group }: { group?: string | undefined }, names: Names) =>
  group === undefined ? {} : { group: names.value(group) }

function renameInput(input: Input, names: Names): Input {
  return {
    ...input,
    ...ofGroup(input, names),
    id: names.value(input.id),
    ...(typeof input.required === 'string' && { required: names.expression(input.required) }),
    ...(input.visible !== undefined && { visible: names.expression(input.visible) }),
    ...(input.fill && { fill: input.fill.map((fill) => renameFill(fill, names)) }),
  }
}

/** A fill from `cell` names an input of another module and is not renamed. */
function renameFill(fill: Fill, names: Names): Fill {
  if (fill.from === 'prior') return { ...fill, input: names.value(fill.input) }
  return fill.from === 'expr' ? { ...fill, expr: names.expression(fill.expr) } : fill
}

function renameComputed(computed: Computed, names: Names): Computed {
  const { expr, table, score } = computed
  return {
    ...computed,
    ...ofGroup(computed, names),
    id: names.value(computed.id),
    ...(expr !== undefined && { expr: names.expression(expr) }),
    ...(table !== undefined && { table: names.table(table) }),
    ...(score && { score: { ...score, of: score.of.map(names.value) } }),
  }
}

function renameTable(table: DecisionTable, names: Names): DecisionTable {
  const value = (result: ResultValue): ResultValue =>
    typeof result === 'object' && result !== null ? { expr: names.expression(result.expr) } : result
  const cell = (when: Cell): Cell =>
    when !== '-' && 'expr' in when ? { expr: names.expression(when.expr) } : when
  return {
    ...table,
    ...ofGroup(table, names),
    id: names.table(table.id),
    cols: table.cols.map(({ ref }) => ({ ref: renameReference(ref, names.value) })),
    // biome-ignore lint/suspicious/noThenProperty: the document's own word; rows are never awaited
    rows: table.rows.map((row) => ({ ...row, when: row.when.map(cell), then: row.then.map(value) })),
    ...(table.otherwise && { otherwise: table.otherwise.map(value) }),
  }
}
