// @ts-nocheck: its packages are only there when the benchmark has installed them
import 'survey-core/survey-core.css'
import { createRoot } from 'react-dom/client'
import { Model } from 'survey-core'
import { Survey } from 'survey-react-ui'
import { INPUTS, inputName, MODULES, RULES, startValue } from '../../plate.ts'

const modules = Array.from({ length: MODULES }, (_, module) => module)
const inputs = Array.from({ length: INPUTS }, (_, input) => input)
const name = (module, id) => `m${module}_${id}`

const RULE = [
  (module) => inputs.map((input) => `{${name(module, inputName(input))}}`).join(' + '),
  (module) => {
    const of = (id) => `{${name(module, id)}}`
    return `iif(${of('i1')} > 50, ${of('i2')} * ${of('i3')} + ${of('i4')}, ${of('i2')} + ${of('i3')} * 2)`
  },
]

const survey = new Model({
  // This is its fastest way to notice an edit: at every key instead of when the field is left.
  textUpdateMode: 'onTyping',
  pages: [
    {
      elements: modules.map((module) => ({
        type: 'panel',
        name: `m${module}`,
        title: `Module ${module + 1}`,
        elements: [
          ...inputs.map((input) => ({
            type: 'text',
            inputType: 'number',
            name: name(module, inputName(input)),
            title: `Value ${module + 1}.${input + 1}`,
            min: 0,
            max: 1000,
          })),
          ...RULES.filter((rule) => rule.module === module).map(({ index }) => ({
            type: 'expression',
            name: name(module, `c${index + 1}`),
            title: `Result ${module + 1}.${index + 1}`,
            expression: RULE[index](module),
          })),
        ],
      })),
    },
  ],
})
survey.data = Object.fromEntries(
  modules.flatMap((module) =>
    inputs.map((input) => [name(module, inputName(input)), startValue(module, input)]),
  ),
)

const element = (id) => document.querySelector(`[data-name="${id}"]`)

window.engine = {
  mount: (root) => createRoot(root).render(<Survey model={survey} />),
  input: (module, input) => element(name(module, inputName(input)))?.querySelector('input'),
  shown: ({ module, index }) =>
    element(name(module, `c${index + 1}`))?.querySelector(
      '.sd-expression, .sv-expression, [id$="_ariaTitle"] ~ *',
    )?.textContent,
}
