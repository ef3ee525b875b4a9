import { withKoreanEndings } from '@pandok/board'
import { compileModule, openTest } from '@pandok/module-engine'
import { expect, it } from 'vitest'
import { readLibrary } from './readLibrary.ts'

const { modules, plates } = readLibrary()

/** These keys contain words of forms and of evidence, which are never in a report. */
const NOT_REPORTED: ReadonlySet<string> = new Set([
  ...['help', 'message', 'note', 'confirmReason', 'question', 'names', 'tests'],
])

/** Every Korean text of a report, complete if a saved test writes it, and as it is in the files. */
const texts: ReadonlySet<string> = new Set([
  ...modules.flatMap(({ definition }) => [...koreanIn(definition), ...writtenBy(definition)]),
  ...plates.flatMap(({ cells, exam }) => koreanIn({ cells, exam })),
])

function koreanIn(given: unknown, isKorean = false): string[] {
  if (typeof given === 'string') return isKorean ? [given] : []
  if (typeof given !== 'object' || given === null) return []
  if (Array.isArray(given)) return given.flatMap((one) => koreanIn(one, isKorean))
  return Object.entries(given).flatMap(([name, one]) =>
    NOT_REPORTED.has(name) ? [] : koreanIn(one, isKorean || name === 'ko'),
  )
}

function writtenBy(definition: (typeof modules)[number]['definition']): string[] {
  const module = compileModule(definition)
  return definition.tests.flatMap((test) => {
    const session = openTest(module, test, '2026-11-15')
    return definition.outputs.flatMap(({ id }) => session.output(id, 'ko')?.text ?? [])
  })
}

const asNoun = (text: string) => withKoreanEndings(text, 'noun')
const asPolite = (text: string) => withKoreanEndings(text, 'polite')

it('K325 leaves no full sentence in a report with noun endings', () => {
  expect(texts.size).toBeGreaterThan(10_000)
  const written = new Set([...texts, ...[...texts].map(asPolite)])
  expect([...written].filter((text) => /니다/u.test(text)).length).toBeGreaterThan(2000)
  expect([...written].map(asNoun).filter((text) => /니다/u.test(text))).toEqual([])
})

/** Matches nouns that end in ㅁ: diseases («염», «암»), risks, points, and «washout». */
const NOUNS = /(?:염|암|위험|점|의심|씻김)$/u

it('K325 leaves no noun ending in a report of full sentences', () => {
  const words = [...texts].flatMap((text) =>
    [...asPolite(text).matchAll(/([가-힣]+)(?:\s?\([^()\n]*\))?\.(?=\s|$|[)"”’])/gu)].map(
      ([, word = '']) => word,
    ),
  )
  const endings = words.filter((word) => /[ᆷᆱ]$/u.test(word.normalize('NFD')) && !NOUNS.test(word))
  expect([...new Set(endings)]).toEqual([])
})

it('K325 gives the same text there and back', () => {
  expect([...texts].filter((text) => asNoun(asPolite(text)) !== asNoun(text))).toEqual([])
  expect([...texts].filter((text) => asPolite(asNoun(text)) !== asPolite(text))).toEqual([])
})
