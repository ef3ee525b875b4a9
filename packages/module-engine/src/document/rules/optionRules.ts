import { hasFollowUpTime } from '@pandok/domain'
import type { ModuleDefinition } from '../definition.ts'
import type { Finding, Path } from '../Finding.ts'
import type { Option } from '../input.ts'
import { fault } from './fault.ts'

/** The options of one question must have different ids, and what they recommend must have a possible time. */
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

type NamedOption = Pick<Option, 'id' | 'formerly' | 'followUp'>

const repeatedOptions = (options: readonly NamedOption[], path: Path): Finding[] => [
  ...repeated(
    options.map(({ id }) => id),
    path,
    ['id'],
  ),
  ...options.flatMap(({ formerly = [] }, index) =>
    formerly.flatMap((id, nth) =>
      isTaken(options, index, id)
        ? [fault('option.duplicate', [...path, index, 'formerly', nth], { id })]
        : [],
    ),
  ),
  ...options.flatMap(({ followUp }, index) =>
    followUp && !hasFollowUpTime(followUp) ? [fault('followUp.time', [...path, index, 'followUp'])] : [],
  ),
]

/** A former id must belong to one option only, and to none that has it as its current id. */
const isTaken = (options: readonly NamedOption[], index: number, id: string): boolean =>
  options.some((option, at) => option.id === id || (at < index && option.formerly?.includes(id)))

function repeated(ids: readonly string[], path: Path, rest: Path = []): Finding[] {
  return ids.flatMap((id, index) =>
    ids.indexOf(id) < index ? [fault('option.duplicate', [...path, index, ...rest], { id })] : [],
  )
}
