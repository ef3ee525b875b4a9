import { LOCALES, type Locale, type ReportSection } from '@pandok/domain'
import { aboutOf, type ModuleDefinition, textOf } from '@pandok/module-engine'
import { OWN_KIND } from '../../questionnaire/ownTag.ts'
import { Inexpressible } from './Inexpressible.ts'
import { type PathScope, pathScope } from './PathScope.ts'
import { pathOf } from './pathOf.ts'
import { phrasePath } from './phrasePath.ts'
import { HL7, type Json } from './questionType.ts'
import { SDC } from './sdc.ts'
import type { WriterTools } from './WriterTools.ts'

const LOINC: Readonly<Partial<Record<ReportSection, string>>> = {
  technique: '55111-9',
  comparison: '18834-2',
  findings: '59776-5',
  impression: '19005-8',
  recommendation: '18783-1',
  gross: '22634-0',
  microscopy: '22635-7',
  diagnosis: '22637-3',
  specimen: '22633-2',
  comment: '48767-8',
}

/** Writes sentences as hidden calculated items, by section. */
export function outputItems(tools: WriterTools): Json[] {
  const { locale } = tools.options
  const scope = pathScope(tools.definition, undefined)
  const sections = new Map<ReportSection, Json[]>()
  for (const output of tools.definition.outputs) {
    const path = `outputs.${output.id}`
    const body = output.body[locale] ?? output.body.ko ?? output.body.en ?? Object.values(output.body)[0]
    const others = LOCALES.filter((one) => one !== locale && output.body[one] !== undefined)
    const expression = body && tools.attempt(path, output.id, () => sentence(tools, output, body, scope))
    if (expression === undefined) continue
    if (output.label) tools.lose(`${path}.label`, textOf(output.label, locale) ?? output.id, 'label')
    if (output.optional === true) tools.lose(`${path}.optional`, output.id, 'optional')
    for (const { region } of aboutOf(output))
      tools.lose(`${path}.about`, textOf(region, locale) ?? output.id, 'about')
    if (others.length > 0) tools.lose(`${path}.body`, others.join(', '), 'languages')
    const list = sections.get(output.section) ?? []
    list.push({
      linkId: `output_${output.id}`,
      type: 'string',
      readOnly: true,
      extension: [
        { url: `${HL7}/questionnaire-hidden`, valueBoolean: true },
        { url: OWN_KIND, valueCode: 'output' },
        { url: `${SDC}-calculatedExpression`, valueExpression: { language: 'text/fhirpath', expression } },
      ],
    })
    sections.set(output.section, list)
  }
  return [...sections].map(([section, item]) => ({
    linkId: `section_${section}`,
    text: section,
    type: 'group',
    code: LOINC[section] === undefined ? undefined : [{ system: 'http://loinc.org', code: LOINC[section] }],
    item,
  }))
}

function sentence(
  tools: WriterTools,
  output: ModuleDefinition['outputs'][number],
  body: NonNullable<ModuleDefinition['outputs'][number]['body'][Locale]>,
  scope: PathScope,
): string {
  if (output.unknown === 'say') throw new Inexpressible('unknown')
  const text = phrasePath(body, tools.definition, scope, tools.options.locale)
  return output.when === undefined ? text : `iif(${pathOf(output.when, scope).source}, ${text}, {})`
}
