import type { Locale } from '@pandok/domain'
import {
  CHECKS_MAX,
  COMPUTED_MAX,
  type Computed,
  emptyDefinition,
  type Input,
  LABEL_MAX_CHARACTERS,
  type ModuleDefinition,
  TEXT_MAX_CHARACTERS,
} from '@pandok/module-engine'
import type { FormPart } from './divideForm.ts'
import type { Form, FormCheck, FormField, FormSection, Formula, FormValue } from './Form.ts'
import type { LossList } from './LossList.ts'
import { linesOf } from './linesOf.ts'
import { Names } from './Names.ts'
import { shortened } from './optionsOf.ts'
import { type Placed, type PlacedForm, wordsOf } from './placeItems.ts'

/** Makes the definition of one part of a form; values of other parts are linked. */
export function definitionOf(
  form: Form,
  part: FormPart,
  whole: PlacedForm,
  losses: LossList,
): ModuleDefinition {
  const making: Making = { own: new Set(part.placed), linked: new Map(), groups: new Map(), whole, losses }
  const { linked, groups } = making
  const definition = emptyDefinition()
  for (const placed of part.placed) {
    if (placed.rows) groups.set(placed.rows, whole.groupIds.get(placed.rows) ?? 'rows')
    if (placed.item.kind === 'field') definition.inputs.push(inputOf(making, placed, placed.item))
    else if (definition.computed.length < COMPUTED_MAX) {
      const computed = computedOf(making, placed, placed.item)
      if (computed) definition.computed.push(computed)
    } else
      losses.add('limit', placed.item.place, wordsOf(placed.item), { what: 'computed', max: COMPUTED_MAX })
  }
  definition.checks.push(...checksOf(making, form.checks))
  definition.inputs.push(...[...linked.values()].map(linkOf))
  definition.groups = [...groups].map(([section, id]) => ({
    id,
    label: shortened(section.label, LABEL_MAX_CHARACTERS),
    ...(section.repeats?.min !== undefined && { min: section.repeats.min }),
    ...(section.repeats?.max !== undefined && { max: section.repeats.max }),
  }))
  const kept = new Set([...definition.inputs, ...definition.computed].map(({ id }) => id))
  definition.outputs = form.outputs
    ? form.outputs.map(({ report, label, body }, index) => ({
        id: `text_${index + 1}`,
        label,
        section: report,
        body,
      }))
    : linesOutputs(form, part, whole, kept)
  definition.citations = form.citations
  return definition
}

interface Making {
  own: ReadonlySet<Placed>
  /** The values of other parts that a formula needs. */
  linked: Map<string, Placed>
  groups: Map<FormSection, string>
  whole: PlacedForm
  losses: LossList
}

/**
 * Returns the source of a formula for the module, or undefined if it needs something that the module can't
 * access.
 */
function sourceOf(
  { own, linked, whole }: Making,
  formula: Formula,
  rows: FormSection | undefined,
): string | undefined {
  let source = ''
  for (const piece of formula) {
    if (typeof piece === 'string') {
      source += piece
      continue
    }
    const found = whole.byKey.get(piece.key)
    if (!found) {
      const section = [...whole.groupIds].find(([{ key }]) => key === piece.key)
      if (!section) return undefined
      source += section[1]
      continue
    }
    if (!own.has(found)) {
      if (found.rows !== undefined) return undefined
      linked.set(found.id, found)
    } else if (found.rows !== undefined && found.rows !== rows && !isItem(source)) return undefined
    source += found.id
  }
  return source
}

/** Does the same as `sourceOf`, and lists a formula that can't be written as lost. */
function writtenFormula(
  making: Making,
  formula: Formula | undefined,
  rows: FormSection | undefined,
  of: Placed['item'] | FormCheck,
): string | undefined {
  if (formula === undefined) return undefined
  const source = sourceOf(making, formula, rows)
  if (source === undefined) making.losses.add('reference', of.place, sourceText(formula), { what: 'formula' })
  return source
}

function inputOf(making: Making, { id, rows }: Placed, field: FormField): Input {
  const visible = writtenFormula(making, field.visible, rows, field)
  const required =
    typeof field.required === 'object' ? writtenFormula(making, field.required, rows, field) : field.required
  return {
    ...field.input,
    id,
    label: shortened(field.label, LABEL_MAX_CHARACTERS),
    ...(rows && { group: making.groups.get(rows) }),
    ...(visible !== undefined && { visible }),
    ...(required !== undefined && { required }),
  }
}

function computedOf(making: Making, { id, rows }: Placed, value: FormValue): Computed | undefined {
  const base = {
    id,
    ...(Object.keys(value.label).length > 0 && { label: shortened(value.label, LABEL_MAX_CHARACTERS) }),
    kind: value.result,
    ...(value.unit !== undefined && { unit: value.unit }),
    ...(value.decimals !== undefined && { decimals: value.decimals }),
    ...(value.options && { options: value.options }),
    ...(value.codes && { codes: value.codes }),
    ...(value.override === true && { override: true }),
    ...(rows && { group: making.groups.get(rows) }),
  }
  if (value.made.by === 'points') {
    const { agg } = value.made
    const of = value.made.of.flatMap((key) => {
      const found = making.whole.byKey.get(key)
      if (!found) return []
      if (making.own.has(found)) return [found.id]
      // Rows aren't linked, because a score adds up one answer to each question.
      if (found.rows !== undefined || found.item.kind !== 'field') return []
      making.linked.set(found.id, found)
      return [found.id]
    })
    if (of.length === value.made.of.length && of.length > 0) return { ...base, score: { of, agg } }
    making.losses.add('reference', value.place, wordsOf(value), { what: 'score' })
    return undefined
  }
  const expr = writtenFormula(making, value.made.formula, rows, value)
  return expr === undefined ? undefined : { ...base, expr }
}

function checksOf(making: Making, checks: readonly FormCheck[]): ModuleDefinition['checks'] {
  const names = new Names()
  const made: ModuleDefinition['checks'] = []
  for (const check of checks) {
    if (made.length >= CHECKS_MAX) break
    const at = check.at === undefined ? undefined : making.whole.byKey.get(check.at)
    if (at && !making.own.has(at)) continue
    const when = writtenFormula(making, check.when, at?.rows, check)
    if (when === undefined) continue
    made.push({
      id: (check.id !== undefined && names.takeExactly(check.id)) || names.take([at?.id ?? ''], 'check'),
      level: check.level,
      when,
      message: shortened(check.message, TEXT_MAX_CHARACTERS),
      ...(at && { at: at.id }),
      ...(at?.rows && { group: making.groups.get(at.rows) }),
    })
  }
  return made
}

/** Returns the sentences of a file that contains sentences. */
function sentencesOf(form: Form, part: FormPart, kept: ReadonlySet<string>): ModuleDefinition['outputs'] {
  const names = new Names()
  return (form.sentences ?? []).flatMap(({ key, id }) => {
    const value = part.placed.find(({ item }) => item.key === key)
    if (!value || !kept.has(value.id)) return []
    const name = names.takeExactly(id) ?? names.take([id], 'text')
    return [{ id: name, section: value.report, body: { [form.locale]: [{ v: value.id }] } }]
  })
}

/**
 * Writes the sentences of the file or, if it has none, each answer after its label, for the names that the
 * module has.
 */
export function linesOutputs(
  form: Form,
  part: FormPart,
  whole: PlacedForm,
  kept: ReadonlySet<string>,
): ModuleDefinition['outputs'] {
  const sentences = sentencesOf(form, part, kept)
  if (sentences.length > 0) return sentences
  const outputs = linesOf(
    part.placed.filter(({ id }) => kept.has(id)),
    whole.groupIds,
    form.locale,
  )
  return outputs.length > 0 ? outputs : [titleOutput(form, form.locale)]
}

/** After `rows.map(r, r.` a name is read through its row and is always valid. */
const isItem = (source: string): boolean => /\b[a-z]\.$/u.test(source)

export const sourceText = (formula: Formula): string =>
  formula.map((piece) => (typeof piece === 'string' ? piece : piece.key)).join('')

/** Makes an input for a question that is answered in another part and linked through the plate. */
function linkOf({ item, id }: Placed): Input {
  const label = shortened(item.label, LABEL_MAX_CHARACTERS)
  const fill = [{ from: 'cell' as const, input: id }]
  if (item.kind === 'field') {
    const { default: _, ...input } = item.input
    return { ...input, id, label, fill }
  }
  switch (item.result) {
    case 'choice':
      return item.options && item.options.length > 0
        ? { id, label, kind: 'choice', options: item.options, fill }
        : { id, label, kind: 'text', fill }
    case 'bool':
    case 'text':
      return { id, label, kind: item.result, fill }
    default:
      return { id, label, kind: 'number', ...(item.unit !== undefined && { unit: item.unit }), fill }
  }
}

function titleOutput(form: Form, locale: Locale): ModuleDefinition['outputs'][number] {
  return { id: 'text', section: 'findings', body: { [locale]: [form.title.slice(0, TEXT_MAX_CHARACTERS)] } }
}
