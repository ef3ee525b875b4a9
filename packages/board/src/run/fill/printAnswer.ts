import { LOCALES, type Locale } from '@pandok/domain'
import {
  type CompiledModule,
  compileModule,
  type EdgeValue,
  emptyDefinition,
  type Input,
  openSession,
} from '@pandok/module-engine'

const printers = new WeakMap<Input, CompiledModule>()

/** An answer as a report says it: options by their words, numbers with their unit. Printed by the engine itself, so that both say the same. */
export function printAnswer(
  input: Input,
  value: EdgeValue,
  locale: Locale,
  today: string,
): string | undefined {
  const printer = printers.get(input) ?? compilePrinter(input)
  printers.set(input, printer)
  const session = openSession(printer, { today, entered: { values: { [input.id]: value } } })
  return session.output('said', locale)?.text ?? undefined
}

/** The input alone: what shows or requires it is the business of its own module. */
function compilePrinter(input: Input): CompiledModule {
  const { group: _, visible: __, required: ___, fill: ____, ...alone } = input
  const body = Object.fromEntries(LOCALES.map((locale) => [locale, [{ v: input.id }]]))
  return compileModule({
    ...emptyDefinition(),
    inputs: [alone as Input],
    outputs: [{ id: 'said', section: 'findings', body }],
  })
}
