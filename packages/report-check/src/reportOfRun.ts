import {
  languageOf,
  lesionGroups,
  type PlateRun,
  type ReportEntry,
  type Run,
  type RunState,
} from '@pandok/board'
import { cellIn, type Exam, type Locale, type ReportSection } from '@pandok/domain'
import { type InputView, type Snapshot, textOf } from '@pandok/module-engine'
import type {
  CheckedFinding,
  CheckedRegion,
  CheckedReport,
  CheckedSentence,
  CheckedValue,
  ImageContext,
} from './CheckedReport.ts'

export interface RunToCheck {
  run: Pick<PlateRun, 'read' | 'origin' | 'kept'>
  context: ImageContext
  characters: CheckedReport['characters']
  today: string
}

/**
 * Converts what a run has written into the input of the check. Parts of a run that haven't changed keep their
 * identity.
 */
export function reportOfRun({ run, context, characters, today }: RunToCheck): CheckedReport {
  const state = run.read()
  const written = state.runs.filter(({ isWritten }) => isWritten)
  const removed = run.kept().removed ?? []
  const findings = written.map((one) => {
    const finding = findingOf(one, state.languages.main)
    const conclusions = removed
      .filter(
        ({ id }) => id.startsWith(`${one.id} `) && isConclusion(sectionOf(one, id.slice(one.id.length + 1))),
      )
      .flatMap(({ id, base }) => (base === null ? [] : [{ id, text: base }]))
    return conclusions.length === 0 ? finding : { ...finding, conclusions }
  })
  return {
    sentences: state.entries.map((entry) => sentenceOf(entry, state, run)),
    findings,
    regions: regionsOf(state, written),
    context,
    characters,
    today,
  }
}

function sentenceOf(entry: ReportEntry, { languages }: RunState, run: RunToCheck['run']): CheckedSentence {
  const { id, section, text, runId, isEdited, isComparison } = entry
  const locale = languageOf(languages, section)
  if (isComparison && !isEdited) return { id, section, locale, text, author: 'values' }
  if (runId === null) return { id, section, locale, text, author: 'typed' }
  if (!isEdited) return { id, section, locale, text, runId, author: 'values' }
  const origin = run.origin(id)
  const made =
    origin?.kind === 'filling' ? origin.output.text : origin?.kind === 'phrase' ? origin.words : null
  return { id, section, locale, text, runId, author: 'edited', made: made ?? undefined }
}

/** A run keeps its identity while its values change, but its snapshots don't, so they are compared. */
interface Known {
  locale: Locale
  snapshots: readonly Snapshot[]
  finding: CheckedFinding
}

const kept = new WeakMap<Run, Known>()

function findingOf(run: Run, locale: Locale): CheckedFinding {
  const known = kept.get(run)
  const snapshots = run.fillings.map(({ session }) => session.snapshot())
  const isSame = known?.snapshots.every((snapshot, index) => snapshot === snapshots[index])
  const lesion = lesionOf(run)
  if (known?.locale === locale && isSame && known.finding.lesion === lesion) return known.finding
  const guideline = run.fillings.flatMap(({ name, definition: { reviewBy } }) =>
    reviewBy === undefined ? [] : [{ name, reviewBy }],
  )[0]
  const finding: CheckedFinding = {
    runId: run.id,
    cellId: run.cell.id,
    title: cellIn(run.cell, locale).title,
    region: run.cell.finding?.region,
    lesion,
    values: run.fillings.flatMap((filling) => valuesOf(filling, locale)),
    conclusions: [],
    rows: rowsOf(run),
    guideline,
  }
  kept.set(run, { locale, snapshots, finding })
  return finding
}

/**
 * Returns the earlier lesion with which the reader has compared the run: that of its form, or of the only row
 * of its list. It is undefined if there are several.
 */
function lesionOf({ fillings }: Run): string | undefined {
  const told = fillings
    .filter(({ kind }) => kind === 'module')
    .flatMap(({ definition, session }): readonly (string | undefined)[] => {
      const groups = lesionGroups(definition)
      if (groups.length === 0) return [session.compared()?.track].filter((track) => track !== undefined)
      const { rows } = session.snapshot()
      return groups.flatMap((group) => (rows[group] ?? []).map((row) => session.trackOf(group, row)))
    })
  const [track] = told
  return told.length === 1 && track !== undefined && !OF_REPORT.test(track) ? track : undefined
}

/** A comparison concerns the earlier report as a whole, or its category if that belongs to no lesion. */
const OF_REPORT = /^(?:report|category) /u

const rowsOf = ({ fillings }: Run): Readonly<Record<string, number>> =>
  Object.fromEntries(
    fillings.flatMap(({ session }) =>
      Object.entries(session.snapshot().rows).map(([group, rows]) => [group, rows.length]),
    ),
  )

function valuesOf({ id, session }: Run['fillings'][number], locale: Locale): readonly CheckedValue[] {
  const { inputs, computed } = session.snapshot()
  const entered = inputs.flatMap((view): CheckedValue[] => {
    if (!view.visible || view.value === undefined) return []
    const { input, address, value, source } = view
    return [
      {
        filling: id,
        at: address,
        kind: kindOf(view),
        value,
        source,
        isComputed: false,
        unit: 'unit' in input ? input.unit : undefined,
        meaning: textOf(input.label, 'en') ?? input.id,
        label: textOf(input.label, locale) ?? input.id,
        answer: answerOf(view, 'en'),
        words: answerOf(view, locale),
      },
    ]
  })
  const derived = computed.flatMap((view): CheckedValue[] =>
    view.value === undefined
      ? []
      : [
          {
            filling: id,
            at: view.address,
            value: view.value,
            isComputed: true,
            kind: view.option ? 'answer' : 'number',
            meaning: view.address.id,
            label: view.address.id,
            answer: view.option ? textOf(view.option.label, 'en') : undefined,
          },
        ],
  )
  return [...entered, ...derived]
}

function kindOf({ input }: InputView): CheckedValue['kind'] {
  if (input.kind === 'side' || input.kind === 'date' || input.kind === 'text') return input.kind
  if (input.kind === 'choice' || input.kind === 'multi' || input.kind === 'bool') return 'answer'
  const isLength = 'unit' in input && (input.unit === 'mm' || input.unit === 'cm')
  return isLength ? 'length' : 'number'
}

function answerOf({ input, value }: InputView, locale: Locale): string | undefined {
  if (input.kind !== 'choice' || typeof value !== 'string') return undefined
  const option = input.options.find(({ id }) => id === value)
  return option && textOf(option.label, locale)
}

const isConclusion = (section: ReportSection | undefined): boolean =>
  section === 'impression' || section === 'diagnosis'

/**
 * Returns the section that a removed sentence had. A key is the id of a phrase, or the ids of an output and
 * of the module's output.
 */
function sectionOf({ cell, fillings }: Run, key: string): ReportSection | undefined {
  const [outputId = '', moduleOutput] = key.split(' ')
  const output = cell.outputs.find(({ id }) => id === outputId)
  if (!output) return undefined
  if (output.section !== 'auto') return output.section
  return fillings.flatMap(({ definition }) => definition.outputs).find(({ id }) => id === moduleOutput)
    ?.section
}

function regionsOf(
  { exam, entries, suppressed, locale }: RunState,
  written: readonly Run[],
): readonly CheckedRegion[] {
  if (!exam) return []
  const ran = new Set(written.map(({ cell }) => cell.id))
  const saying = new Set(entries.map(({ runId }) => runId))
  const regionOf = (run: Run): readonly string[] => regionsSaid(run, exam)
  const isRun = (cells: readonly string[] | undefined) => cells?.some((cell) => ran.has(cell)) ?? false
  const suppressing = new Set(suppressed.flatMap(({ by }) => by))
  return exam.regions.map(({ id, name, normal, onlyWith, notWith }) => {
    const found = written.filter((run) => run.cell.finding && regionOf(run).includes(id))
    const isNormal = written.some(({ cell }) => cell.normal === 'all' || cell.normal?.includes(id))
    return {
      id,
      name: textOf(name, locale) ?? id,
      normal: normal && textOf(normal, locale),
      isCovered: (onlyWith === undefined || isRun(onlyWith)) && !isRun(notWith),
      isMentioned: isNormal || found.some((run) => saying.has(run.id) || suppressing.has(run.id)),
      findings: found.map((run) => run.id),
    }
  })
}

/**
 * Lists the regions of a finding: its own, those that its answer names, and those whose normal sentence it
 * replaces.
 */
function regionsSaid({ cell, fillings }: Run, exam: Exam): readonly string[] {
  const { finding, outputs } = cell
  if (!finding) return []
  const chosen = finding.regionBy && answerTo(fillings, finding.regionBy.blank)
  const own = finding.regionBy?.regions[chosen ?? ''] ?? finding.region
  const taken = finding.replaces?.flatMap(({ regions }) => regions) ?? []
  const normal = outputs.flatMap((output) => (output.kind === 'phrase' ? (output.normal ?? []) : []))
  return exam.regions
    .map(({ id }) => id)
    .filter((id) => id === own || taken.includes(id) || normal.includes(id))
}

const answerTo = (fillings: Run['fillings'], blank: string): string | undefined => {
  const view = fillings
    .flatMap(({ session }) => session.snapshot().inputs)
    .find(({ address }) => address.id === blank)
  return typeof view?.value === 'string' ? view.value : undefined
}
