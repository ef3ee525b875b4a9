import { RESERVED_NAMES } from '../module/reservedNames.ts'
import type { Blank, Exam, ExamRegion, Finding } from './Exam.ts'
import { followUpFaults } from './followUpFaults.ts'
import type { Cell, CellOutput, ExamAnswers, PlaceMatch, PlateContent } from './Plate.ts'
import type { PlateFault } from './PlateFault.ts'

const BLANK_ID = /^[a-z][a-z0-9_]{0,31}$/u

type Path = readonly (string | number)[]

/** The names that exams, cells and sentences of a plate can refer to. */
interface Named {
  regions: ReadonlySet<string>
  columns: ReadonlySet<string>
  cells: ReadonlySet<string>
  examBlanks: ReadonlySet<string>
  blanks: ReadonlySet<string>
}

/** Lists the faults of an exam and of the cells' references to it: every name must exist. */
export function examFaults({ cells, exam }: Pick<PlateContent, 'cells' | 'exam'>): PlateFault[] {
  const named: Named = {
    regions: new Set(exam?.regions.map(({ id }) => id)),
    columns: new Set(exam?.regions.flatMap(({ rows }) => rows?.columns ?? [])),
    cells: new Set(cells.map(({ id }) => id)),
    examBlanks: new Set(exam?.blanks?.map(({ id }) => id)),
    blanks: new Set(
      cells.flatMap(({ blanks = [], values = [] }) => [...blanks, ...values].map(({ id }) => id)),
    ),
  }
  return [
    ...(exam ? ofExam(exam, named) : []),
    ...(exam ? ofLookedAt(exam, cells) : []),
    ...cells.flatMap((cell, index) => ofCell(cell, named, ['cells', index])),
    ...cells.flatMap((cell, index) =>
      placesFaults(cell, cells, named, ['cells', index, 'excludes', 'places']),
    ),
  ]
}

function ofExam({ regions, blanks = [], values = [], gathers = [] }: Exam, named: Named): PlateFault[] {
  return [
    ...blanksFaults(blanks, ['exam', 'blanks']),
    ...valuesFaults(values, blanks, ['exam', 'values']),
    ...valuesFaults(gathers, [...blanks, ...values], ['exam', 'gathers']),
    ...gathers.flatMap(({ cells }, index) =>
      missing(cells, named.cells, ['exam', 'gathers', index, 'cells'], 'exam.noCell'),
    ),
    ...blanks.flatMap((blank, index) => answersFaults(blank, named, ['exam', 'blanks', index])),
    ...taken(regions, ['exam', 'regions'], 'region.id.taken'),
    ...regions.flatMap((region, index) => ofRegion(region, named, ['exam', 'regions', index])),
  ]
}

/** A value that is gathered from cells or grades them must be asked for or computed in one of them. */
function ofLookedAt(exam: Exam, cells: readonly Cell[]): PlateFault[] {
  const { blanks = [], values = [], gathers = [], assessment } = exam
  const shared = new Set([...blanks, ...values].map(({ id }) => id))
  const isThere = (name: string, among: readonly Cell[]) =>
    shared.has(name) ||
    among.some(
      (cell) =>
        hasModule(cell) || [...(cell.blanks ?? []), ...(cell.values ?? [])].some(({ id }) => id === name),
    )
  const missingValue = (path: Path): PlateFault => ({
    path: ['exam', ...path, 'value'],
    reason: 'exam.noBlank',
  })
  return [
    ...gathers.flatMap(({ value, cells: from }, index) =>
      value === undefined ||
      isThere(
        value,
        cells.filter(({ id }) => from.includes(id)),
      )
        ? []
        : [missingValue(['gathers', index])],
    ),
    ...(!assessment || isThere(assessment.value, cells) ? [] : [missingValue(['assessment'])]),
    ...Object.entries(assessment?.followUps ?? {}).flatMap(([category, followUp]) =>
      followUpFaults(followUp, ['exam', 'assessment', 'followUps', category]),
    ),
  ]
}

/** The inputs of a module aren't checked here, because the module may change at any time. */
const hasModule = ({ outputs, uses }: Cell): boolean =>
  uses !== undefined || outputs.some(({ kind }) => kind === 'module')

function ofRegion({ name, rows, onlyWith = [], notWith = [] }: ExamRegion, named: Named, path: Path) {
  const isNameless = Object.values(name).every((text) => text.trim() === '')
  const rowBlanks = new Set([...named.blanks, ...named.examBlanks])
  return [
    ...(isNameless ? [{ path: [...path, 'name'], reason: 'region.name.required' } as const] : []),
    ...missing(onlyWith, named.cells, [...path, 'onlyWith'], 'exam.noCell'),
    ...missing(notWith, named.cells, [...path, 'notWith'], 'exam.noCell'),
    ...(rows && !rowBlanks.has(rows.blank)
      ? [{ path: [...path, 'rows', 'blank'], reason: 'exam.noBlank' } as const]
      : []),
  ]
}

function ofCell(cell: Cell, named: Named, path: Path): PlateFault[] {
  const { normal, asks = [], answers = {}, blanks = [], finding, excludes, outputs } = cell
  return [
    ...(normal === 'all'
      ? named.regions.size === 0
        ? [{ path: [...path, 'normal'], reason: 'exam.noRegion' } as const]
        : []
      : missing(normal ?? [], named.regions, [...path, 'normal'], 'exam.noRegion')),
    ...missing(asks, named.examBlanks, [...path, 'asks'], 'exam.noBlank'),
    ...givenFaults(answers, named, [...path, 'answers']),
    ...blanks.flatMap((blank, index) => answersFaults(blank, named, [...path, 'blanks', index])),
    ...outputs.flatMap((output, index) => ofOutput(output, named, [...path, 'outputs', index])),
    ...(finding ? ofFinding(finding, cell, named, [...path, 'finding']) : []),
    ...missing(excludes?.cells ?? [], named.cells, [...path, 'excludes', 'cells'], 'exam.noCell'),
    ...missing(excludes?.unless ?? [], named.cells, [...path, 'excludes', 'unless'], 'exam.noCell'),
  ]
}

/**
 * A place is identified by blanks that are asked for: by the cell itself, and by one of the cells that it
 * excludes there.
 */
function placesFaults(cell: Cell, cells: readonly Cell[], named: Named, path: Path): PlateFault[] {
  return (cell.excludes?.places ?? []).flatMap((place, index): PlateFault[] => {
    const { cells: ids, also = [] } = place
    const own = [...path, index]
    const others = cells.filter(({ id }) => ids.includes(id))
    const matchFaults = (match: PlaceMatch, at: Path): PlateFault[] => ofMatch(match, cell, others, named, at)
    return [
      ...(ids.length === 0 ? [{ path: [...own, 'cells'], reason: 'exam.noCell' } as const] : []),
      ...missing(ids, named.cells, [...own, 'cells'], 'exam.noCell'),
      ...matchFaults(place, own),
      ...also.flatMap((match, at) => matchFaults(match, [...own, 'also', at])),
    ]
  })
}

function ofMatch(
  { blank, other, at = [], differs = false }: PlaceMatch,
  cell: Cell,
  others: readonly Cell[],
  { examBlanks }: Named,
  path: Path,
): PlateFault[] {
  const asks = (one: Cell, name: string) =>
    hasModule(one) ||
    examBlanks.has(name) ||
    [...(one.blanks ?? []), ...(one.values ?? [])].some(({ id }) => id === name)
  const isOtherNeeded = differs || (blank === undefined && at.length > 0)
  const isOtherAsked = other === undefined ? !isOtherNeeded : others.some((one) => asks(one, other))
  const isOwnNeeded = other !== undefined && at.length === 0
  const isOwnAsked = blank === undefined ? !isOwnNeeded : asks(cell, blank)
  return [
    ...(isOtherAsked ? [] : [{ path: [...path, 'other'], reason: 'exam.noBlank' } as const]),
    ...(isOwnAsked ? [] : [{ path: [...path, 'blank'], reason: 'exam.noBlank' } as const]),
  ]
}

const givenFaults = (answers: ExamAnswers, { examBlanks }: Named, path: Path): PlateFault[] =>
  Object.keys(answers).flatMap((id) =>
    examBlanks.has(id) ? [] : [{ path: [...path, id], reason: 'exam.noBlank' }],
  )

function ofOutput(output: CellOutput, named: Named, path: Path): PlateFault[] {
  const normal = output.kind === 'phrase' ? (output.normal ?? []) : []
  return [
    ...missing(output.unless ?? [], named.cells, [...path, 'unless'], 'exam.noCell'),
    ...missing(normal, named.regions, [...path, 'normal'], 'exam.noRegion'),
  ]
}

function ofFinding(finding: Finding, cell: Cell, named: Named, path: Path): PlateFault[] {
  const { region, regionBy, column, replaces = [], conflicts = [] } = finding
  const isBlankThere =
    !regionBy ||
    hasModule(cell) ||
    named.examBlanks.has(regionBy.blank) ||
    [...(cell.blanks ?? []), ...(cell.values ?? [])].some(({ id }) => id === regionBy.blank)
  return [
    ...(named.regions.has(region) ? [] : [{ path: [...path, 'region'], reason: 'exam.noRegion' } as const]),
    ...(isBlankThere ? [] : [{ path: [...path, 'regionBy', 'blank'], reason: 'exam.noBlank' } as const]),
    ...Object.entries(regionBy?.regions ?? {}).flatMap(([answer, id]): PlateFault[] =>
      named.regions.has(id)
        ? []
        : [{ path: [...path, 'regionBy', 'regions', answer], reason: 'exam.noRegion' }],
    ),
    ...(column === undefined || named.columns.has(column)
      ? []
      : [{ path: [...path, 'column'], reason: 'exam.noColumn' } as const]),
    ...replaces.flatMap(({ regions }, index) =>
      missing(regions, named.regions, [...path, 'replaces', index, 'regions'], 'exam.noRegion'),
    ),
    ...missing(conflicts, named.cells, [...path, 'conflicts'], 'exam.noCell'),
  ]
}

const answersFaults = ({ options = [] }: Blank, { regions }: Named, path: Path): PlateFault[] =>
  options.flatMap(({ replaces = [] }, index) =>
    missing(replaces, regions, [...path, 'options', index, 'replaces'], 'exam.noRegion'),
  )

/** Lists the faults within a list of blanks. */
export const blanksFaults = (blanks: readonly Blank[], path: Path): PlateFault[] => [
  ...taken(blanks, path, 'blank.id.taken'),
  ...blanks.flatMap((blank, index) => blankFaults(blank, [...path, index])),
]

/** Values and gathered values are used like blanks, so they share one namespace. */
export const valuesFaults = (
  values: readonly { id: string }[],
  blanks: readonly { id: string }[],
  path: Path,
): PlateFault[] =>
  values.flatMap(({ id }, index): PlateFault[] => {
    const isTaken =
      blanks.some((blank) => blank.id === id) || values.findIndex((one) => one.id === id) < index
    const own = [...path, index, 'id']
    if (!BLANK_ID.test(id) || RESERVED_NAMES.has(id)) return [{ path: own, reason: 'blank.id.format' }]
    return isTaken ? [{ path: own, reason: 'blank.id.taken' }] : []
  })

function blankFaults({ id, kind, label, options = [], default: first }: Blank, path: Path): PlateFault[] {
  const isNamed = BLANK_ID.test(id) && !RESERVED_NAMES.has(id)
  const isLabelled = Object.values(label).some((text) => text.trim() !== '')
  const needsOptions = (kind === 'choice' || kind === 'multi') && options.length === 0
  const answers = new Set(options.map((option) => option.id))
  const chosen = first === undefined ? [] : typeof first === 'string' ? [first] : first
  const isKnown = options.length === 0 || chosen.every((answer) => answers.has(answer))
  return [
    ...(isNamed ? [] : [{ path: [...path, 'id'], reason: 'blank.id.format' } as const]),
    ...(isLabelled ? [] : [{ path: [...path, 'label'], reason: 'blank.label.required' } as const]),
    ...(needsOptions ? [{ path: [...path, 'options'], reason: 'blank.options.required' } as const] : []),
    ...taken(options, [...path, 'options'], 'option.id.taken'),
    ...options.flatMap(({ id: own, covers = [] }, index): PlateFault[] =>
      covers.every((other) => other !== own && answers.has(other))
        ? []
        : [{ path: [...path, 'options', index, 'covers'], reason: 'option.covers' }],
    ),
    ...(isKnown ? [] : [{ path: [...path, 'default'], reason: 'blank.default' } as const]),
  ]
}

const taken = (
  items: readonly { id: string }[],
  path: Path,
  reason: 'blank.id.taken' | 'option.id.taken' | 'region.id.taken',
): PlateFault[] =>
  items.flatMap(({ id }, index) =>
    items.findIndex((item) => item.id === id) < index ? [{ path: [...path, index, 'id'], reason }] : [],
  )

const missing = (
  ids: readonly string[],
  known: ReadonlySet<string>,
  path: Path,
  reason: 'exam.noCell' | 'exam.noRegion' | 'exam.noBlank',
): PlateFault[] => ids.flatMap((id, index) => (known.has(id) ? [] : [{ path: [...path, index], reason }]))
