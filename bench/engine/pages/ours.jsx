// @ts-nocheck: an entry of the bundler, in the language of its peers' pages
// The site's own entry imports this first as well, because the policy of its pages lets nothing compile code.
import '../../../apps/web/src/platform/boot/noCompiler.ts'
import { compileModule, openSession, readDefinition } from '@pandok/module-engine'
import { ModuleForm } from '@pandok/module-form'
import { memo, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { INPUTS, inputName, MODULES, moduleDefinition, startValue } from '../plate.ts'
import { words } from './words.js'

const Output = memo(function Output({ session }) {
  const text = useSyncExternalStore(
    session.subscribe.bind(session),
    () => session.output('sentence', 'en')?.text,
  )
  return <p>{text}</p>
})

/** A plate as the product would show it: each module's form, followed by the sentence that it writes. */
function Plate({ cells }) {
  return (
    <div className="grid gap-4 p-4">
      {cells.map(({ module, session }, at) => (
        <section key={at} id={idOf(at)}>
          <ModuleForm
            session={session}
            definition={module.definition}
            locale="en"
            words={words}
            label={`Module ${at + 1}`}
          />
          <Output session={session} />
        </section>
      ))}
    </div>
  )
}

const cells = []

const idOf = (module) => `cell-${module}`
/**
 * Elements are found by an id first, as in the pages of the peers, because a search through the whole document would
 * count as our time.
 */
const within = (module, selector) => document.getElementById(idOf(module))?.querySelector(selector)

window.engine = {
  mount(root) {
    for (let at = 0; at < MODULES; at += 1) {
      const read = readDefinition(moduleDefinition(at))
      if (!read.ok) throw new Error(JSON.stringify(read.findings))
      const module = compileModule(read.definition)
      const values = Object.fromEntries(
        Array.from({ length: INPUTS }, (_, input) => [inputName(input), String(startValue(at, input))]),
      )
      cells.push({ module, session: openSession(module, { today: '2026-11-15', entered: { values } }) })
    }
    createRoot(root).render(<Plate cells={cells} />)
  },
  input: (module, input) => within(module, `[data-field="${inputName(input)}"] input`),
  shown: ({ module, index }) => within(module, `[data-computed="c${index + 1}"] output`)?.textContent,
  /** The sentence must have followed as well: it is part of our work, and of no peer's. */
  alsoShown: ({ module }, value) =>
    within(module, ':scope > p')?.textContent?.includes(String(value)) ?? false,
}
