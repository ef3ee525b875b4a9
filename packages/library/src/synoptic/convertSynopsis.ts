import type { Locale } from '@pandok/domain'
import type { PhraseToken } from '@pandok/module-engine'
import type { LibraryModule } from '../LibraryModule.ts'
import type { ConvertedReport, LogicCase } from './ConvertedReport.ts'
import { addBody } from './convert/addBody.ts'
import { addChecks } from './convert/addChecks.ts'
import { addCommentChecks, addCommentInputs, addCommentOutput } from './convert/addComments.ts'
import { addElements, requireElements } from './convert/addElements.ts'
import { addStage } from './convert/addStage.ts'
import { answersOf } from './convert/answersOf.ts'
import { elementLine, lineOf } from './convert/lineOf.ts'
import { ModuleBuilder } from './convert/ModuleBuilder.ts'
import { addSpecimens, eachSpecimen, ifSeveral } from './convert/specimens.ts'
import { FormulaError } from './expression/FormulaError.ts'
import type { SynopsisFile, Words } from './SynopticFile.ts'
import { singleModuleReport } from './singleModuleReport.ts'
import { valuesOf } from './valuesOf.ts'

const SPECIMENS: Words = { ko: '검체', en: 'Specimens', zh: '标本', ja: '検体', de: 'Präparate' }

/** Converts a synopsis into one module on one cell: the elements become its form, and the lines its text. */
export function convertSynopsis(file: SynopsisFile, modules: readonly LibraryModule[]): ConvertedReport {
  const builder = new ModuleBuilder(file)
  if (file.render?.['several_specimens'] !== undefined) addSpecimens(builder, 'specimens', SPECIMENS)
  addElements(builder, file.elements)
  addCommentInputs(builder, file.comments)
  addStage(builder, file, modules)
  requireElements(builder, file.elements)
  addCommentChecks(builder, file.comments, { group: builder.group, names: builder.names })
  const diagnosis = (locale: Locale) => file.diagnosis.map((line) => lineOf(builder, line, locale))
  const synoptic = (locale: Locale) => file.synoptic.map((line) => synopticLine(builder, file, line, locale))
  if (builder.group === undefined) {
    addBody(builder, 'diagnosis', (locale) => [{ lines: diagnosis(locale) }])
    addBody(builder, 'synoptic', (locale) => [{ lines: synoptic(locale), numbered: true }])
  } else
    addBody(builder, 'diagnosis', (locale) =>
      eachSpecimen(builder, [
        [{ lines: diagnosis(locale) }],
        [{ lines: synoptic(locale), numbered: true, start: [ifSeveral(builder, ['  '])] }],
      ]),
    )
  addCommentOutput(builder, file.comments, file.comments_auto)
  const leftOut = addChecks(builder, file.checks)
  return singleModuleReport(file, builder, { vectors: logicCases(builder, file), leftOut })
}

function synopticLine(
  builder: ModuleBuilder,
  { elements }: SynopsisFile,
  line: SynopsisFile['synoptic'][number],
  locale: Locale,
): PhraseToken[] {
  if (typeof line !== 'string') return lineOf(builder, line, locale)
  const element = elements.find(({ id }) => id === line)
  if (!element) throw new FormulaError(`there is no element «${line}»`)
  return elementLine(builder, line, element.label, locale)
}

function logicCases(builder: ModuleBuilder, { id: module, stage }: SynopsisFile): LogicCase[] {
  return (stage?.vectors ?? []).map(({ id, in: given, out }) => ({
    id,
    module,
    answers: answersOf(builder, given),
    values: valuesOf(out, (name) => {
      const named = builder.names.get(name)
      if (!named) throw new FormulaError(`nothing is called «${name}»`)
      return named.id
    }),
  }))
}
