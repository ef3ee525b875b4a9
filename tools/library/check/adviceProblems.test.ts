import type { LibraryModule } from '@pandok/library'
import { describe, expect, it } from 'vitest'
import { readLibrary } from '../readLibrary.ts'
import { adviceProblems } from './adviceProblems.ts'

const { modules } = readLibrary()

function named(id: string): LibraryModule {
  const module = modules.find((one) => one.id === id)
  if (!module) throw new Error(`${id} is missing`)
  return module
}

/** Returns the module with other words for one answer of its value «rec». */
function saying(id: string, option: string, text: Readonly<Record<string, string>>): LibraryModule {
  const module = named(id)
  const computed = module.definition.computed.map((value) =>
    value.id === 'rec' && 'options' in value
      ? {
          ...value,
          options: value.options?.map((one) =>
            one.id === option ? { ...one, text: { ...one.label, ...one.text, ...text } } : one,
          ),
        }
      : value,
  )
  return { ...module, definition: { ...module.definition, computed } as LibraryModule['definition'] }
}

describe('the advice of a module', () => {
  it.each(modules.map((module) => [module.id, module] as const))('of %s is for this patient', (_, module) =>
    expect(adviceProblems(module)).toEqual([]),
  )

  it.each([
    ['ko', 'eGFR 45 이상이면 예방 조치 없이 씁니다.'],
    ['en', 'At 45 mL or more, no prophylaxis.'],
    ['zh', 'eGFR ≥45，无需预防。'],
    ['ja', 'eGFR 45 以上のため不要です。'],
    ['de', 'Ab 4 cm Abklärung; bei eGFR mindestens 45 keine.'],
  ])('is found out where it repeats the limit of the guideline in %s', (locale, text) =>
    expect(adviceProblems(saying('egfr-contrast', 'low', { [locale]: text }))).toEqual([
      `egfr-contrast: advice names a limit in ${locale}: ${text}`,
    ]),
  )

  it('may name a time', () =>
    expect(
      adviceProblems(
        saying('egfr-contrast', 'low', { en: 'Repeat in 3 to 6 months, then at least 1 year later.' }),
      ),
    ).toEqual([]))

  it('is found out where it gives nothing to do', () =>
    expect(adviceProblems(saying('egfr-contrast', 'low', { en: 'Nothing further.' }))).toEqual([
      'egfr-contrast: advice gives nothing to do: Nothing further.',
    ]))

  it('is looked at only where it is written: bands that no advice says may stand in their table', () =>
    expect(adviceProblems(saying('cobb-angle', 'severe', { en: 'A severe curve (45° or more).' }))).toEqual(
      [],
    ))
})
