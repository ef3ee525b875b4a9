import type { Option } from '@pandok/module-engine'
import { plainText } from '../form/plainText.ts'
import { listOf, textIn } from './json.ts'

type Code = NonNullable<Option['codes']>[number]

const SYSTEMS: readonly (readonly [RegExp, Code['system']])[] = [
  [/loinc/iu, 'LOINC'],
  [/snomed/iu, 'SNOMED'],
  [/radlex/iu, 'RADLEX'],
  [/radelement/iu, 'RADELEMENT'],
  [/icd-?o/iu, 'ICDO'],
]

const CODES_MAX = 10
const CODE_MAX = 40

export const systemOf = (system: string): Code['system'] =>
  SYSTEMS.find(([pattern]) => pattern.test(system))?.[1] ?? 'LOCAL'

/** Returns the codes of terminologies with a URI; a bare code is only a name within its list. */
export function codesOf(codings: unknown): Code[] {
  return listOf(codings)
    .flatMap((coding): Code[] => {
      const [system, code] = [textIn(coding, 'system'), textIn(coding, 'code')]
      if (system === undefined || code === undefined) return []
      const plain = plainText(code, CODE_MAX + 1)
      if (plain === '' || plain.length > CODE_MAX) return []
      const display = plainText(textIn(coding, 'display') ?? '', 200)
      return [{ system: systemOf(system), code: plain, ...(display !== '' && { display }) }]
    })
    .slice(0, CODES_MAX)
}
