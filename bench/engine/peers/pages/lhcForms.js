// @ts-nocheck: the library is loaded by the page, before this
import { INPUTS, inputName, MODULES, RULES, startValue } from '../../plate.ts'

const modules = Array.from({ length: MODULES }, (_, module) => module)
const inputs = Array.from({ length: INPUTS }, (_, input) => input)
const CALCULATED = 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-calculatedExpression'

/** The shortest path to an answer, without a search through the whole form. */
const answer = (module, id) =>
  `%resource.item.where(linkId='m${module}').item.where(linkId='m${module}_${id}').answer.value`

const RULE = [
  (module) => inputs.map((input) => answer(module, inputName(input))).join(' + '),
  (module) => {
    const of = (id) => answer(module, id)
    return `iif(${of('i1')} > 50, ${of('i2')} * ${of('i3')} + ${of('i4')}, ${of('i2')} + ${of('i3')} * 2)`
  },
]

const questionnaire = {
  resourceType: 'Questionnaire',
  status: 'draft',
  title: 'Plate',
  item: modules.map((module) => ({
    linkId: `m${module}`,
    text: `Module ${module + 1}`,
    type: 'group',
    item: [
      ...inputs.map((input) => ({
        linkId: `m${module}_${inputName(input)}`,
        text: `Value ${module + 1}.${input + 1}`,
        type: 'decimal',
        initial: [{ valueDecimal: startValue(module, input) }],
      })),
      ...RULES.filter((rule) => rule.module === module).map(({ index }) => ({
        linkId: `m${module}_c${index + 1}`,
        text: `Result ${module + 1}.${index + 1}`,
        type: 'decimal',
        readOnly: true,
        extension: [
          {
            url: CALCULATED,
            valueExpression: { language: 'text/fhirpath', expression: RULE[index](module) },
          },
        ],
      })),
    ],
  })),
}

const field = (module, id) => document.getElementById(`m${module}_${id}/1/1`)

window.engine = {
  mount(root) {
    root.id = 'lhc'
    window.LForms.Util.addFormToPage(questionnaire, 'lhc')
  },
  input: (module, input) => field(module, inputName(input)),
  shown: ({ module, index }) => field(module, `c${index + 1}`)?.value,
}
