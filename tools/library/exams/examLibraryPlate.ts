import {
  CELL_NAME_MAX_CHARACTERS,
  CELL_TITLE_MAX_CHARACTERS,
  type Cell,
  type CellColor,
  checkKey,
  type Exam,
  LOCALES,
  type Locale,
  PLATE_NAME_MAX_CHARACTERS,
  type Words,
} from '@pandok/domain'
import {
  ALL_NORMAL,
  allNormalCell,
  comparisonCell,
  EXAM_CELL,
  type ExamFile,
  examPlate,
  MODULE_OUTPUT,
  normalCell,
  techniqueCell,
} from '@pandok/library'
import { examEvidence } from './examEvidence.ts'
import { examFollowUp, followedAssessment, idleFollowUps } from './examFollowUps.ts'
import { EXAM_HEADS, type ExamHead } from './examHeads.ts'
import {
  ALL_NORMAL_NAME,
  BLANKS_EDITION,
  COMPARISON_NAME,
  EXAM_NAME,
  FIRST_EDITION,
  NO_COMPARISON_NAME,
  NORMAL_OF,
  NORMAL_TITLE,
  SECOND_EDITION,
  SUMMARY,
  THIRD_EDITION,
  TOGETHER,
} from './examWords.ts'
import { SHORT_NAMES } from './shortNames.ts'
import { TECHNIQUE_NAMES } from './techniqueNames.ts'

type InFive = Record<Locale, string>

const PALETTE: readonly CellColor[] = ['blue', 'teal', 'violet', 'orange', 'yellow', 'pink']

/**
 * Converts an exam into a file of the library's plates: what the board runs, with every name in five
 * languages.
 */
export function examLibraryPlate(file: ExamFile): object {
  const head = EXAM_HEADS[file.id]
  if (!head) throw new Error(`Nothing is known about who may take ${file.id}.`)
  const { id = file.id, grade, regions, modalities, synonyms } = head
  const changes = changesOf(head)
  const plate = examPlate(file)
  const idle = idleFollowUps(file.id, plate.cells)
  if (idle.length > 0) throw new Error(`${file.id} has no such recommendation any more: ${idle.join(', ')}`)
  const keyOf = new Map(
    Object.entries(plate.keyMap).flatMap(([key, cell]) => (checkKey(key).ok ? [[cell, key]] : [])),
  )
  const names = inFive(head.names ?? file.names, PLATE_NAME_MAX_CHARACTERS)
  return {
    id,
    edition: changes[0]?.edition ?? 1,
    grade,
    specialty: 'radiology',
    regions,
    modalities,
    names,
    summary: inFive(filled(SUMMARY, names), 300),
    synonyms,
    changes,
    evidence: examEvidence(file),
    exam: followedExam(file.id, plate.exam),
    cells: plate.cells.map((cell) => ({
      id: cell.id,
      position: cell.position,
      key: keyOf.get(cell.id) ?? freeKey(cell.position, keyOf),
      color: colorOf(cell, file),
      ...namesOf(cell, file),
      ...meaningOf(cell),
      outputs: outputsOf(cell, file),
    })),
    ...(plate.autoFill.length > 0 && { autoFill: plate.autoFill }),
  }
}

const followedExam = (id: string, exam: Exam | undefined): Exam | undefined =>
  exam?.assessment ? { ...exam, assessment: followedAssessment(id, exam.assessment) } : exam

interface Change {
  edition: number
  what: InFive
}

/**
 * Returns the changes of each edition, newest first: the exam's first editions, the common changes of all
 * exams, and its own changes since then.
 */
function changesOf(head: ExamHead): readonly Change[] {
  const own = ownChanges(head)
  const after = [...TOGETHER.slice(head.joined ?? 0), ...(head.since ?? [])].map((what, index) => ({
    edition: own.length + index + 1,
    what,
  }))
  return [...after.toReversed(), ...own]
}

function ownChanges({ edition = 1, later }: ExamHead): readonly Change[] {
  const first = { edition: 1, what: FIRST_EDITION }
  const second = { edition: 2, what: SECOND_EDITION }
  if (edition === 1) return [first]
  if (edition === 2) return [second, first]
  if (later) return [{ edition, what: later }, second, first]
  return [{ edition, what: THIRD_EDITION }, { edition: 2, what: BLANKS_EDITION }, first]
}

/** Returns the content of a cell without its name and position. */
function meaningOf(cell: Cell): object {
  const {
    id: _,
    position: __,
    name: ___,
    title: ____,
    color: _____,
    words: ______,
    outputs: _______,
    ...meaning
  } = cell
  const { uses, ...rest } = meaning
  return {
    ...rest,
    ...(uses && { uses: uses.map(({ moduleId, ...use }) => ({ module: moduleId, ...use })) }),
  }
}

/** The cell of a module writes the module's sentences. */
function outputsOf(cell: Cell, file: ExamFile): readonly object[] {
  const module = file.findings.find(({ id }) => id === cell.id)?.module
  if (module !== undefined && cell.outputs.length === 0)
    return [{ id: MODULE_OUTPUT, module, section: 'auto' }]
  return cell.outputs.map((output) => {
    const { kind: _, ...rest } = output
    const followUp = examFollowUp(file.id, cell.id, output.id)
    return followUp ? { ...rest, followUp } : rest
  })
}

function namesOf({ id }: Cell, file: ExamFile): { name: InFive; title: InFive } {
  const words = wordsOf(id, file)
  return {
    name: inFive(words.name, CELL_NAME_MAX_CHARACTERS),
    title: inFive(words.title, CELL_TITLE_MAX_CHARACTERS),
  }
}

function wordsOf(id: string, file: ExamFile): { name: Words; title: Words } {
  const same = (name: Words) => ({ name, title: name })
  if (id === ALL_NORMAL) return same(ALL_NORMAL_NAME)
  if (id === EXAM_CELL) return same(EXAM_NAME)
  const answer = answersOf(file).find((one) => allNormalCell(one.id) === id)
  if (answer) return same(filled(NORMAL_OF, capitalized(answer.label)))
  const region = file.regions.find((one) => normalCell(one.id) === id)
  if (region) return { name: region.name, title: filled(NORMAL_TITLE, region.name) }
  const technique = file.technique.find((one) => techniqueCell(one.id) === id)
  if (technique) {
    const name = technique.name ?? TECHNIQUE_NAMES[file.id]?.[technique.id] ?? technique.text
    return same(name)
  }
  if (id === comparisonCell('none')) return same(NO_COMPARISON_NAME)
  if (id.startsWith(comparisonCell(''))) return same(COMPARISON_NAME)
  return same(file.findings.find((finding) => finding.id === id)?.name ?? {})
}

const answersOf = ({ exam_blanks = [], normals_by }: ExamFile) =>
  exam_blanks.find(({ id }) => id === normals_by)?.options ?? []

const capitalized = ({ en = '', ...words }: Words): Words => ({
  ...words,
  en: en.slice(0, 1).toUpperCase() + en.slice(1),
})

function colorOf({ id, finding, normal }: Cell, file: ExamFile): CellColor {
  if (normal) return 'green'
  if (!finding) return 'slate'
  if (file.findings.find((one) => one.id === id)?.['critical'] === true) return 'red'
  const index = file.regions.findIndex((region) => region.id === finding.region)
  return PALETTE[Math.max(0, index) % PALETTE.length] ?? 'blue'
}

const filled = (words: Words, names: Words): Words =>
  Object.fromEntries(
    LOCALES.map((locale) => [locale, (words[locale] ?? '').replace('{name}', names[locale] ?? '')]),
  )

/** A name that is too long loses its last words. In languages with spaces, a word is never cut in half. */
function inFive(words: Words, max: number): InFive {
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, shortened((words[locale] ?? '').trim(), max)]),
  ) as InFive
}

function shortened(text: string, max: number): string {
  if ([...text].length <= max) return text
  const short = SHORT_NAMES[text]
  if (short !== undefined && short.length <= max) return short
  const cut = [...text].slice(0, max).join('')
  const space = cut.lastIndexOf(' ')
  return (space > max / 2 ? cut.slice(0, space) : cut).replace(/[\s.,;:·、，。]+$/u, '')
}

const KEYS: readonly string[] = [
  ...['Digit1', 'Digit2', 'Digit3', 'Digit4', 'Digit5', 'Digit6', 'Digit7', 'Digit8', 'Digit9', 'Digit0'],
  ...['KeyQ', 'KeyW', 'KeyE', 'KeyR', 'KeyT', 'KeyY', 'KeyU', 'KeyI', 'KeyO', 'KeyP'],
  ...['KeyA', 'KeyS', 'KeyD', 'KeyF', 'KeyG', 'KeyH', 'KeyJ', 'KeyK', 'KeyL', 'Semicolon'],
  ...['KeyZ', 'KeyX', 'KeyC', 'KeyV', 'KeyB', 'KeyN', 'KeyM', 'Comma', 'Period', 'Slash'],
]

/** These keys to the right of the letters are for cells that find no place among the letters. */
const BESIDE: readonly string[] = ['Quote', 'BracketLeft', 'BracketRight', 'Minus', 'Equal']

/** Returns the key at the position of the cell, else the first free one. */
function freeKey(position: number, keyOf: Map<string, string>): string {
  const taken = new Set(keyOf.values())
  const all = [...KEYS, ...BESIDE, ...KEYS.map((key) => `Shift+${key}`)]
  const isFree = (key: string) => key !== '' && checkKey(key).ok && !taken.has(key)
  const key = [KEYS[position] ?? '', ...all].find(isFree) ?? ''
  keyOf.set(`at ${position}`, key)
  return key
}
