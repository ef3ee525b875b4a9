import type { ModuleDefinition } from '../definition.ts'
import type { Finding, Path } from '../Finding.ts'
import { fault } from './fault.ts'

/** The answers of one question have names of their own. */
export function optionRules({ inputs, computed }: ModuleDefinition): Finding[] {
  return [
    ...inputs.flatMap((input, index) => {
      if (input.kind === 'side') return repeated(input.sides ?? [], ['inputs', index, 'sides'])
      return 'options' in input ? repeatedOptions(input.options, ['inputs', index, 'options']) : []
    }),
    ...computed.flatMap(({ options = [] }, index) =>
      repeatedOptions(options, ['computed', index, 'options']),
    ),
  ]
}

const repeatedOptions = (options: readonly { id: string }[], path: Path): Finding[] =>
  repeated(
    options.map(({ id }) => id),
    path,
    ['id'],
  )

function repeated(ids: readonly string[], path: Path, rest: Path = []): Finding[] {
  return ids.flatMap((id, index) =>
    ids.indexOf(id) < index ? [fault('option.duplicate', [...path, index, ...rest], { id })] : [],
  )
}
