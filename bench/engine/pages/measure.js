// @ts-nocheck: runs in the page, after `window.engine` is there
import { expected, INPUTS, MODULES, RULES, startValue } from '../plate.ts'

const values = Array.from({ length: MODULES }, (_, module) =>
  Array.from({ length: INPUTS }, (_, input) => startValue(module, input)),
)

const isShown = (rule) => {
  const value = expected(rule, values[rule.module])
  const text = window.engine.shown(rule)
  if (text === undefined || text === null || text === '' || Number(String(text).replace(/,/g, '')) !== value)
    return false
  return window.engine.alsoShown?.(rule, value) ?? true
}

const channel = new MessageChannel()
/** Resolves in the next task, without the minimum of four milliseconds that timers have. */
const nextTask = () =>
  new Promise((resolve) => {
    channel.port1.onmessage = resolve
    channel.port2.postMessage(0)
  })

async function until(isDone, limitMs) {
  const end = performance.now() + limitMs
  while (!isDone()) {
    if (performance.now() > end) throw new Error('It did not happen in time.')
    await nextTask()
  }
}

/** Measures from the start of the navigation until every field is present and every value is right. */
window.start = async () => {
  const from = performance.now()
  window.engine.mount(document.getElementById('root'))
  await until(() => window.engine.input(MODULES - 1, INPUTS - 1) && RULES.every(isShown), 60_000)
  document.body.getBoundingClientRect()
  return {
    interactiveMs: performance.now(),
    mountMs: performance.now() - from,
    nodes: document.querySelectorAll('*').length,
  }
}

const setNative = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set

/** Changes a field like typing, with its event, and measures until the dependent values are in the document. */
window.edit = async (module, input, value) => {
  const element = window.engine.input(module, input)
  const rules = RULES.filter((rule) => rule.module === module)
  element.focus()
  await nextTask()
  values[module][input] = value
  const from = performance.now()
  setNative.call(element, String(value))
  element.dispatchEvent(new Event('input', { bubbles: true }))
  // Frameworks collect the changes of an event and render them when it is over.
  for (let turn = 0; turn < 3 && !rules.every(isShown); turn += 1) await undefined
  if (!rules.every(isShown)) {
    // Some engines listen to this event only, and some wait for a timer of their own.
    element.dispatchEvent(new Event('change', { bubbles: true }))
    await until(() => rules.every(isShown), 20_000)
  }
  const shownMs = performance.now() - from
  document.body.getBoundingClientRect()
  return { shownMs, laidOutMs: performance.now() - from }
}
