// @ts-nocheck: its packages are only there when the benchmark has installed them
import Form from '@rjsf/core'
import validator from '@rjsf/validator-ajv8'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expected, INPUTS, inputName, MODULES, RULES, startValue } from '../../plate.ts'

const modules = Array.from({ length: MODULES }, (_, module) => module)
const inputs = Array.from({ length: INPUTS }, (_, input) => input)
const rulesOf = modules.map((module) => RULES.filter((rule) => rule.module === module))

const schema = {
  type: 'object',
  properties: Object.fromEntries(
    modules.map((module) => [
      `m${module}`,
      {
        type: 'object',
        title: `Module ${module + 1}`,
        properties: {
          ...Object.fromEntries(
            inputs.map((input) => [
              inputName(input),
              { type: 'number', title: `Value ${module + 1}.${input + 1}`, minimum: 0, maximum: 1000 },
            ]),
          ),
          ...Object.fromEntries(
            rulesOf[module].map(({ index }) => [
              `c${index + 1}`,
              { type: 'number', title: `Result ${module + 1}.${index + 1}`, readOnly: true },
            ]),
          ),
        },
      },
    ]),
  ),
}

/**
 * RJSF has no rules of its own, so the 80 values are computed by hand; modules that didn't change keep their object.
 */
function recompute(data, before) {
  const next = { ...data }
  for (const module of modules) {
    const own = data[`m${module}`]
    if (before && own === before[`m${module}`]) continue
    const values = inputs.map((input) => own[inputName(input)])
    next[`m${module}`] = {
      ...own,
      ...Object.fromEntries(rulesOf[module].map((rule) => [`c${rule.index + 1}`, expected(rule, values)])),
    }
  }
  return next
}

const start = recompute(
  Object.fromEntries(
    modules.map((module) => [
      `m${module}`,
      Object.fromEntries(inputs.map((input) => [inputName(input), startValue(module, input)])),
    ]),
  ),
)

function Page() {
  const [data, setData] = useState(start)
  return (
    <Form
      schema={schema}
      formData={data}
      validator={validator}
      liveValidate={false}
      onChange={({ formData }) => setData((before) => recompute(formData, before))}
    />
  )
}

window.engine = {
  mount: (root) => createRoot(root).render(<Page />),
  input: (module, input) => document.getElementById(`root_m${module}_${inputName(input)}`),
  shown: ({ module, index }) => document.getElementById(`root_m${module}_c${index + 1}`)?.value,
}
