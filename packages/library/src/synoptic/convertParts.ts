import type { Locale } from '@pandok/domain'
import type { PhraseToken } from '@pandok/module-engine'
import type { LibraryModule } from '../LibraryModule.ts'
import type { ConvertedReport, LogicCase } from './ConvertedReport.ts'
import { addBody } from './convert/addBody.ts'
import { addCommentChecks, addCommentInputs, addCommentOutput } from './convert/addComments.ts'
import { addElements, requireElements } from './convert/addElements.ts'
import { addFindings, type PartFindings } from './convert/addFindings.ts'
import { addGastritisStage } from './convert/addGastritisStage.ts'
import { addPartChecks, partNames } from './convert/addPartChecks.ts'
import { addSteps } from './convert/addSteps.ts'
import { ModuleBuilder } from './convert/ModuleBuilder.ts'
import { partAnswers } from './convert/partAnswers.ts'
import { addSpecimens, eachSpecimen } from './convert/specimens.ts'
import { FormulaError } from './expression/FormulaError.ts'
import { mixedOf } from './mixedOf.ts'
import { phraseOf } from './phrase/phraseOf.ts'
import type { PartsFile, Words } from './SynopticFile.ts'
import { singleCellPlate } from './singleCellPlate.ts'
import { valuesOf } from './valuesOf.ts'

const PARTS: Words = { ko: '검체', en: 'Parts', zh: '标本', ja: '検体', de: 'Proben' }

/** Converts a report of parts into a row for each part, with the diagnoses that were chosen there. */
export function convertParts(file: PartsFile, modules: readonly LibraryModule[]): ConvertedReport {
  const builder = new ModuleBuilder(file)
  addSpecimens(builder, 'parts', PARTS)
  addElements(builder, file.elements)
  const findings = addFindings(builder, file.findings)
  requireElements(builder, file.elements)
  addBody(builder, 'diagnosis', (locale) => {
    const header = phraseOf(file.header[locale], locale, builder.prints)
    return eachSpecimen(builder, [header, [said(findings, locale, true)], [said(findings, locale, false)]])
  })
  const leftOut = addPartChecks(builder, file, findings)
  const parts = builder.group ?? ''
  // Computed values follow from all parts together.
  builder.group = undefined
  addCommentInputs(builder, file.comments, parts)
  addCommentChecks(builder, file.comments, { group: parts, names: partNames(builder, findings) })
  addGastritisStage(builder, file, findings, parts)
  addSteps(builder, file.stage?.steps ?? [], modules)
  addCommentOutput(builder, file.comments, file.comments_auto)
  return {
    id: file.id,
    modules: [{ id: file.id, name: file.names.ko, definition: builder.definition() }],
    plate: singleCellPlate(file.id, file.names),
    answersFor: (pressed) => partAnswers(builder, parts, findings, pressed),
    goldens: file.goldens.map(({ id, pressed, expect }) => ({
      id,
      expect,
      mixed: mixedOf(file),
      presses: [{ cell: file.id, answers: partAnswers(builder, parts, findings, pressed) }],
    })),
    vectors: stageCases(builder, file),
    leftOut,
  }
}

/**
 * Writes the diagnoses of a part below its header, in the order in which they were chosen; those that come
 * first, such as carcinomas, have a line before the others.
 */
const said = ({ chosen, findings }: PartFindings, locale: Locale, isFirst: boolean): PhraseToken => ({
  answers: chosen.id,
  say: Object.fromEntries(
    findings
      .filter(({ first }) => first === isFirst)
      .map(({ answer, lines }) => [answer, [{ lines: lines(locale), start: ['  '] }]]),
  ),
  sep: [{ br: 1 }],
})

/** Cases of the stage give the highest scores directly, instead of those of the parts. */
function stageCases(builder: ModuleBuilder, { id: module, stage }: PartsFile): LogicCase[] {
  const idOf = (name: string): string => {
    const named = builder.names.get(name)
    if (!named) throw new FormulaError(`nothing is called «${name}»`)
    return named.id
  }
  return (stage?.vectors ?? []).map(({ id, in: given, out }) => ({
    id,
    module,
    answers: {},
    overruled: Object.fromEntries(Object.entries(given).map(([name, value]) => [idOf(name), String(value)])),
    values: valuesOf(out, idOf),
  }))
}
