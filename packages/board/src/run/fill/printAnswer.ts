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

/**
 * Writes an answer as in a report: options by their words, numbers with their unit. The engine itself prints
 * it, so that both agree.
 */
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

/** Compiles the input alone, because its visibility and whether it is required concern its own module. */
function compilePrinter(input: Input): CompiledModule {
  const { group: _, visible: __, required: ___, fill: ____, ...alone } = input
  const body = Object.fromEntries(LOCALES.map((locale) => [locale, [{ v: input.id }]]))
  return compileModule({
    ...emptyDefinition(),
    inputs: [alone],
    outputs: [{ id: 'said', section: 'findings', body }],
  })
}
