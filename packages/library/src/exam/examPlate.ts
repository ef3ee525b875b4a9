import {
  CELLS_MAX,
  type Cell,
  type Exam,
  type ExamRegion,
  type Finding,
  LOCALES,
  type PhraseOutput,
  type PlateContent,
  type Words,
} from '@pandok/domain'
import type { ExamFile, ExamFileFinding } from './ExamFile.ts'
import { examBlank } from './examBlank.ts'
import { examFormula, isOneOf } from './examFormula.ts'
import { examKeys } from './examKeys.ts'
import { blankName } from './names.ts'

/** The cells of a plate that aren't findings. */
export const ALL_NORMAL = 'all-normal'
export const EXAM_CELL = 'exam'
export const techniqueCell = (id: string): string => `technique.${id}`
export const comparisonCell = (id: string): string => `comparison.${id}`
export const normalCell = (region: string): string => `normal.${region}`

/** A plate that writes an exam's reports. */
export function examPlate(file: ExamFile): PlateContent {
  const sharesNouns = file.assembly?.some((rule) => rule.startsWith('English lists')) ?? false
  const how = { sharesNouns }
  const template = (text: Words) => expand(text, file.partials ?? {})
  const exam: Exam = {
    regions: file.regions.map((region) => regionOf(region, template)),
    // Files with conventions write sentences as they were pressed, and normal ones are pressed first.
    ...(file.conventions && { isNormalFirst: true }),
    ...withBlanks(file, how),
    ...(file.normal_conclusion && { normalConclusion: template(file.normal_conclusion) }),
    ...(file.minor_conclusion && { minorConclusion: template(file.minor_conclusion) }),
    ...(file.numbered_follow_up && { advice: file.numbered_follow_up }),
  }
  const cells: Omit<Cell, 'position'>[] = [
    ...techniqueCells(file, template, how),
    ...examCells(exam, file),
    normalCellOf(ALL_NORMAL, { ko: '전체 정상', en: 'All normal' }, 'all'),
    ...file.regions.flatMap(({ id, name, normal }) =>
      normal ? [normalCellOf(normalCell(id), name, [id])] : [],
    ),
    ...file.findings.map((finding) => findingCell(finding, file, template, how)),
  ]
  const { positions, keyMap } = examKeys(
    cells.map(({ id }) => id),
    file.keys,
  )
  return {
    name: nameIn(file.names).slice(0, 20),
    exam,
    cells: cells
      .flatMap((cell): Cell[] => {
        const position = positions.get(cell.id)
        return position === undefined ? [] : [{ ...cell, position }]
      })
      .slice(0, CELLS_MAX),
    keyMap,
    autoFill: [],
  }
}

type Template = (text: Words) => Words
type How = Parameters<typeof examBlank>[1]

const nameIn = (words: Words): string => words.ko ?? words.en ?? ''

/** Partials are written out, and forms named after a colon. */
function expand(text: Words, partials: Readonly<Record<string, Words>>): Words {
  return Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const written = text[locale]
      return written === undefined
        ? []
        : [[locale, writtenOut(written, (name) => partials[name]?.[locale] ?? '')]]
    }),
  )
}

const PARTIALS_DEEP = 4

function writtenOut(text: string, partial: (name: string) => string): string {
  let whole = text
  for (let depth = 0; depth < PARTIALS_DEEP; depth += 1) {
    whole = whole.replace(/\{@([\w-]+)\}/gu, (_, name: string) => partial(name))
  }
  return whole.replace(/\{([\w-]+)(?:[.:]([\w-]+))?\}/gu, (_, id: string, form: string | undefined) =>
    form === undefined ? `{${blankName(id)}}` : `{${blankName(id)}:${form}}`,
  )
}

function regionOf(region: ExamFile['regions'][number], template: Template): ExamRegion {
  const { id, name, normal, rest, table, only_with, not_with } = region
  return {
    ...{ id, name },
    ...(normal && { normal: template(normal) }),
    ...(rest && { rest: template(rest) }),
    ...(table && { rows: { blank: blankName(table.key), columns: table.columns } }),
    ...(only_with && { onlyWith: only_with.map(techniqueCell) }),
    ...(not_with && { notWith: not_with.map(techniqueCell) }),
  }
}

function withBlanks(file: ExamFile, how: How): Pick<Exam, 'blanks'> {
  const blanks = [
    ...(file.exam_blanks ?? []),
    ...(file.exam_inputs ?? []),
    ...file.regions.flatMap((region) => region.blanks ?? []),
  ]
  return blanks.length === 0 ? {} : { blanks: blanks.map((blank) => examBlank(blank, how)) }
}

const examCells = ({ blanks = [] }: Exam, { names }: ExamFile): Omit<Cell, 'position'>[] =>
  blanks.length === 0
    ? []
    : [
        {
          id: EXAM_CELL,
          name: nameIn(names).slice(0, 20),
          title: nameIn(names),
          outputs: [],
          asks: blanks.map(({ id }) => id),
        },
      ]

const normalCellOf = (
  id: string,
  words: Words,
  normal: NonNullable<Cell['normal']>,
): Omit<Cell, 'position'> => ({
  ...{ id, name: nameIn(words).slice(0, 20), title: nameIn(words), color: 'green' },
  ...{ outputs: [], normal },
})

function techniqueCells(file: ExamFile, template: Template, how: How): Omit<Cell, 'position'>[] {
  const { technique, comparison } = file
  const compared = Array.isArray(comparison)
    ? comparison
    : comparison
      ? [
          {
            id: 'prior',
            text: comparison as Words,
            blanks: (comparison as { blanks?: (typeof technique)[number]['blanks'] }).blanks,
          },
        ]
      : []
  const cell = (
    id: string,
    section: 'technique' | 'comparison',
    { text, blanks, name }: (typeof technique)[number],
  ) => ({
    ...{
      id,
      name: nameIn(name ?? text).slice(0, 20),
      title: nameIn(name ?? text).slice(0, 60),
      color: 'slate',
    },
    blanks: (blanks ?? []).map((blank) => examBlank(blank, how)),
    outputs: [{ id: section, kind: 'phrase' as const, section, text: template(onlyWords(text)) }],
  })
  return [
    ...technique.map((one) => cell(techniqueCell(one.id), 'technique', one)),
    ...compared.map((one) => cell(comparisonCell(one.id), 'comparison', one)),
  ]
}

const onlyWords = (text: Words): Words =>
  Object.fromEntries(
    LOCALES.flatMap((locale) => (text[locale] === undefined ? [] : [[locale, text[locale]]])),
  )

function findingCell(
  finding: ExamFileFinding,
  file: ExamFile,
  template: Template,
  how: How,
): Omit<Cell, 'position'> {
  const { id, name, blanks } = finding
  return {
    ...{ id, name: nameIn(name).slice(0, 20), title: nameIn(name) },
    blanks: (blanks ?? []).map((blank) => examBlank(blank, how)),
    outputs: outputsOf(finding, template),
    finding: meaningOf(finding, file),
  }
}

function outputsOf(finding: ExamFileFinding, template: Template): PhraseOutput[] {
  const {
    finding: found,
    conclusion,
    conclusion_when,
    adds,
    adds_unless,
    follow_up,
    follow_up_rows = [],
  } = finding
  const unless = [...(finding.conclusion_unless ?? []), ...(finding.yields_to ?? [])]
  const when = Object.entries(conclusion_when ?? {}).map(([blank, options]) => isOneOf(blank, options))
  const advised = (finding.follow_up_not_with ?? []).map(techniqueCell)
  const phrase = (key: string, section: PhraseOutput['section'], text: Words): PhraseOutput => ({
    ...{ id: key, kind: 'phrase', section },
    text: template(text),
  })
  const before: string[] = []
  return [
    ...(found ? [phrase('finding', 'findings', found)] : []),
    ...(adds ? [{ ...phrase('adds', 'findings', adds), ...(adds_unless && { unless: adds_unless }) }] : []),
    ...(conclusion
      ? [
          {
            ...phrase('conclusion', 'impression', conclusion),
            ...(when.length > 0 && { when: when.join(' && ') }),
            ...(unless.length > 0 && { unless }),
          },
        ]
      : []),
    ...(follow_up && typeof follow_up !== 'string'
      ? [{ ...phrase('advice', 'recommendation', follow_up), ...(advised.length > 0 && { unless: advised }) }]
      : []),
    ...follow_up_rows.flatMap(({ when: condition, text }, index): PhraseOutput[] => {
      const formula = [...before.map((one) => `!(${one})`), `(${examFormula(condition)})`].join(' && ')
      before.push(examFormula(condition))
      return text ? [{ ...phrase(`advice_${index + 1}`, 'recommendation', text), when: formula }] : []
    }),
  ]
}

/** Where a normal conclusion stays beside a finding, it follows everything that the finding concludes. */
const KEPT_RANK = 4

function meaningOf(finding: ExamFileFinding, file: ExamFile): Finding {
  const { region, column, replaces, replaces_if = {}, replaces_when = {}, conflicts, minor } = finding
  const conditional = [
    ...Object.entries(replaces_if).map(([blank, regions]) => ({
      regions,
      when: `known(${blankName(blank)})`,
    })),
    ...Object.entries(replaces_when).flatMap(([blank, options]) =>
      Object.entries(options).map(([option, regions]) => ({
        regions,
        when: hasAnswer(finding, blank, option),
      })),
    ),
  ]
  const named = new Set(Object.values(replaces_if).flat())
  const always = replaces.filter((one) => !named.has(one))
  return {
    ...{ region, ...(column !== undefined && { column }) },
    replaces: [...(always.length > 0 ? [{ regions: always }] : []), ...conditional],
    ...(conflicts.length > 0 && { conflicts }),
    ...rankOf(finding, file),
    ...(minor && { isMinor: true }),
    ...(finding.keeps_minor && { keepsConclusion: KEPT_RANK }),
    ...(finding.keeps_normal && { keepsConclusion: 0 }),
    ...(finding.no_rest && { hasNoRest: true }),
  }
}

function hasAnswer({ blanks }: ExamFileFinding, blank: string, option: string): string {
  const isMulti = blanks?.find(({ id }) => id === blank)?.kind === 'multi'
  const name = blankName(blank)
  return isMulti ? `known(${name}) && "${option}" in ${name}` : isOneOf(blank, [option])
}

function rankOf({ rank, blanks }: ExamFileFinding, file: ExamFile): Pick<Finding, 'rank'> {
  if (rank === undefined) return {}
  const formula = typeof rank === 'number' ? undefined : rankFormula(rank)
  const hasChange = blanks?.some(
    ({ id, options }) => id === 'change' && options?.some((option) => option.id === 'unchanged'),
  )
  if (file.conventions && hasChange) {
    const base = formula ?? String(rank)
    return { rank: `(${base}) + (known(change) && change == "unchanged" ? 0.5 : 0.0)` }
  }
  return { rank: formula ?? (rank as number) }
}

function rankFormula(rank: { by: string; else?: number | undefined }): string {
  const rows = Object.entries(rank).filter(([key]) => key !== 'by' && key !== 'else')
  return rows.reduceRight(
    (otherwise, [option, value]) => `${isOneOf(rank.by, [option])} ? ${String(value)} : (${otherwise})`,
    String(rank.else ?? 9),
  )
}
