import type { Locale } from '@pandok/domain'
import { type PhraseToken, whenToken } from '@pandok/module-engine'
import type { LibraryModule } from '../LibraryModule.ts'
import type { ConvertedReport, LogicCase } from './ConvertedReport.ts'
import { addBody } from './convert/addBody.ts'
import { addCommentChecks, addCommentInputs, addCommentOutput } from './convert/addComments.ts'
import { addElements, askedOnly, requiredOf, requireElements, setAsked } from './convert/addElements.ts'
import { addInput } from './convert/addInput.ts'
import { addRowChecks } from './convert/addRowChecks.ts'
import { answersOf } from './convert/answersOf.ts'
import { lineOf } from './convert/lineOf.ts'
import { ModuleBuilder } from './convert/ModuleBuilder.ts'
import { addAggregates, addRowValues } from './convert/siteRows.ts'
import type { Named, NameTable } from './expression/NameTable.ts'
import { translateCondition } from './expression/translate.ts'
import type { Printed } from './phrase/Printed.ts'
import { parseTemplate } from './phrase/parseTemplate.ts'
import { phraseOf } from './phrase/phraseOf.ts'
import type { ReportRows } from './ReportRows.ts'
import type { RowsFile, Words } from './SynopticFile.ts'
import { singleModuleReport } from './singleModuleReport.ts'
import { valuesOf } from './valuesOf.ts'

/** Converts a report by sites into a row for each site and a headline above all of them. */
export function convertRows(file: RowsFile, modules: readonly LibraryModule[]): ConvertedReport {
  const builder = new ModuleBuilder(file)
  addElements(builder, file.elements)
  const rows = addGroup(builder, file)
  addCommentInputs(builder, file.comments)
  addRowValues(builder, file, rows, modules)
  addAggregates(builder, file, rows)
  requireElements(builder, file.elements)
  requireBlanks(builder, file, rows)
  addCommentChecks(builder, file.comments, rows)
  addBody(builder, 'diagnosis', (locale) => {
    const headline = file.headline.map((line) => lineOf(builder, line, locale))
    return [{ lines: [phraseOf(file.header[locale], locale, builder.prints), ...headline] }]
  })
  addBody(builder, 'synoptic', (locale) => {
    const summary = file.summary.map((line) => lineOf(builder, line, locale))
    return [{ lines: [...rowLines(file, rows, locale), ...summary], numbered: true }]
  })
  addCommentOutput(builder, file.comments, file.comments_auto)
  const leftOut = addRowChecks(builder, rows, file.checks)
  return singleModuleReport(file, builder, {
    vectors: rowCases(builder, file, rows),
    leftOut: [...leftOut, ...casesInWords(file, rows)],
  })
}

function addGroup(builder: ModuleBuilder, { rows: { id, min, max, blanks } }: RowsFile): ReportRows {
  const group = builder.freeId(id)
  builder.groups.push({ id: group, label: ROWS, ...(min && { min: 0 }), ...(max !== undefined && { max }) })
  const names = new Map<string, Named>()
  const prints = new Map<string, Printed>()
  for (const blank of blanks) {
    const { named, printed } = addInput(builder, blank, { group, wanted: `${id}_${blank.id}` })
    names.set(blank.id, named)
    prints.set(blank.id, printed)
  }
  builder.rows.set(id, names)
  builder.names.set(id, { id: group, type: 'rows' })
  return { group, names, prints }
}

const ROWS: Words = { ko: '부위', en: 'Sites', zh: '部位', ja: '部位', de: 'Lokalisationen' }

function requireBlanks(builder: ModuleBuilder, { rows: { blanks } }: RowsFile, rows: ReportRows): void {
  for (const blank of blanks) {
    const names = new Map([...builder.names, ...rows.names])
    setAsked(builder, rows.names.get(blank.id)?.id, {
      required: requiredBlank(blank, names),
      ...askedOnly(blank, names),
    })
  }
}

/** A blank of a row that has a condition is asked for by it, even if it may otherwise stay empty. */
function requiredBlank(blank: RowsFile['rows']['blanks'][number], names: NameTable) {
  if (blank.required_when !== undefined) return translateCondition(blank.required_when, names)
  return blank.optional === false ? requiredOf({ names }, blank) : undefined
}

/**
 * A text that uses `places` covers all rows with the same diagnosis; the other texts cover one row each and
 * come first.
 */
function rowLines({ row_text: texts }: RowsFile, rows: ReportRows, locale: Locale): PhraseToken[][] {
  const isShared = ({ text }: RowsFile['row_text'][number]) =>
    parseTemplate(text.en).some((part) => part.kind === 'blank' && part.name === 'places')
  const conditionOf = ({ when }: RowsFile['row_text'][number]) =>
    when === undefined ? 'true' : translateCondition(when, rows.names)
  const words = (line: RowsFile['row_text'][number]) => phraseOf(line.text[locale], locale, rows.prints)
  const single = texts.filter((line) => !isShared(line))
  const shared = texts.filter(isShared)
  const by = rows.names.get('dx')?.id
  return [
    [
      {
        each: rows.group,
        where: single.map((line) => `(${conditionOf(line)})`).join(' || '),
        body: single.map((line) => whenToken(conditionOf(line), words(line))),
      },
    ],
    ...shared.map((line): PhraseToken[] => [
      { each: rows.group, where: conditionOf(line), ...(by !== undefined && { by }), body: words(line) },
    ]),
  ]
}

type Case = RowsFile['aggregate']['vectors'][number]

/** Returns whether a case is about one row: its answers, and what is computed in it. */
const isOfOneRow = (rows: ReportRows, { in: given, out }: Case): boolean =>
  [...Object.keys(given), ...Object.keys(out)].every((name) => rows.names.has(name))

const rowCases = (builder: ModuleBuilder, file: RowsFile, rows: ReportRows): LogicCase[] =>
  file.aggregate.vectors
    .filter((one) => isOfOneRow(rows, one))
    .map(({ id, in: given, out }) => ({
      id,
      module: file.id,
      answers: answersOf(builder, { [file.rows.id]: [given] }),
      values: valuesOf(out, (name) => rows.names.get(name)?.id ?? name),
    }))

const casesInWords = ({ aggregate }: RowsFile, rows: ReportRows): string[] =>
  aggregate.vectors
    .filter((one) => !isOfOneRow(rows, one))
    .map(({ id }) => `case «${id}»: names what is computed as if it were entered`)
