import type { Blank, Words } from '@pandok/domain'
import type { ModuleDefinition } from '@pandok/module-engine'

type Check = ModuleDefinition['checks'][number]

const MESSAGE: Words = {
  ko: '크기가 0입니다. 값을 확인하십시오.',
  en: 'The length is 0. Check the value.',
  zh: '长度为 0，请核对数值。',
  ja: '長さが 0 です。値を確認してください。',
  de: 'Die Länge ist 0. Bitte den Wert prüfen.',
}

const LENGTHS: ReadonlySet<string> = new Set(['mm', 'cm'])

/**
 * Returns checks for lengths of 0. An optional length may be 0, such as the distance of a lesion behind the nipple, and a
 * required one seldom is, such as the distance of a tube from the carina; what has a size of 0 isn't there.
 */
export const zeroChecks = (blanks: readonly Blank[]): Check[] =>
  blanks.flatMap(({ id, kind, unit = 'mm', isOptional }): Check[] =>
    kind !== 'measure' || isOptional || !LENGTHS.has(unit)
      ? []
      : [
          {
            id: `zero_${id}`.slice(0, 32),
            level: 'warn',
            when: `known(${id}) && ${id} == 0`,
            message: { ...MESSAGE },
          },
        ],
  )
