import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FUZZ_RUNS } from '../testkit/fuzzRuns.ts'
import type { AnswerKey } from './AnswerKey.ts'
import { answerKeys } from './answerKeys.ts'
import { ANSWER_PAUSE_MS, type BegunAnswer, pressAnswer } from './pressAnswer.ts'

const answersOf = (labels: readonly string[]) => labels.map((label, at) => ({ id: `o${at}`, label }))
const keysOf = (...labels: string[]) => answerKeys(answersOf(labels)).map(({ keys }) => keys)

/** What stands chosen after these keys, each so long after the one before. */
function chosenBy(answers: readonly AnswerKey[], keys: string, pauseMs = 100): string | undefined {
  let begun: BegunAnswer | undefined
  let chosen: string | undefined
  for (const [at, key] of [...keys].entries()) {
    const press = pressAnswer(answers, begun, key, at * pauseMs)
    begun = press?.begun
    chosen = press?.chosen ?? chosen
  }
  return chosen
}

/** Whether a digit stands before a label that is called by another number; a Roman numeral is read as its number. */
function contradicts(label: string, keys: string): boolean {
  const written = label.normalize('NFKC')
  const isRoman = /(?:^|[\s-])[IVX]+[A-Ha-h]?\d?(?![A-Za-z0-9])/u.test(written)
  const [first] = /\d+/u.exec(written) ?? []
  return !isRoman && first !== undefined && /\d+/u.exec(keys)?.[0] !== first
}

describe('answers that carry a number or a grade', () => {
  it.each([
    [
      ['시행하지 않음', '0', '1+', '2+', '3+'],
      ['A', '0', '1', '2', '3'],
    ],
    [
      ['2', '3', '4', '5'],
      ['2', '3', '4', '5'],
    ],
    [
      ['0점', '1점', '2점'],
      ['0', '1', '2'],
    ],
    [
      ['1개', '2–3개', '4개 이상'],
      ['1', '2', '4'],
    ],
    [
      ['0 불완전', '4 악성 의심', '4A 낮음', '4B 중등도', '10 기타', '1 음성'],
      ['0', '4', '4A', '4B', '10', '1'],
    ],
    [
      ['TR1', 'TR2', 'TR5'],
      ['1', '2', '5'],
    ],
    [
      ['LR-1', 'LR-4', 'LR-M', 'LR-TIV'],
      ['1', '4', 'M', 'T'],
    ],
    [
      ['Grade 1', 'Grade 2', 'Grade 3'],
      ['1', '2', '3'],
    ],
    [
      ['경도(grade 1)', '중등도(grade 2)', '고도(grade 3)'],
      ['1', '2', '3'],
    ],
    [
      ['크기로', 'T0 없음', 'Tis 상피내암', 'T4a', 'T4d 염증성'],
      ['B', '0', 'I', '4A', '4D'],
    ],
    [
      ['N0', 'N1mi 미세전이', 'N1', 'NX'],
      ['0', '1MI', '1', 'X'],
    ],
    [
      ['L3–4', 'L4–5', 'L5–S1'],
      ['3', '4', '5'],
    ],
    [
      ['LWK 1/2', 'LWK 5/SWK 1'],
      ['1', '5'],
    ],
    [
      ['C6-7', 'C7-T1', 'T1-2'],
      ['C6', 'C7', 'T1'],
    ],
    [
      ['1st', '2nd', '3rd'],
      ['1', '2', '3'],
    ],
    [
      ['5mm', '10mm'],
      ['5', '10'],
    ],
    [
      ['２', '③'],
      ['2', '3'],
    ],
  ])('M500 %j have it for their key', (labels, keys) => {
    expect(keysOf(...labels)).toEqual(keys)
  })

  it('M500 what stands before a number may be wide', () => {
    const labels = ['なし（PL0）', 'あり（PL1）']
    const printed = answerKeys(labels.map((label, index) => ({ id: String(index), label })))
    expect(printed.map(({ keys, at }, index) => [keys, at && labels[index]?.slice(at.from, at.to)])).toEqual([
      ['0', '0'],
      ['1', '1'],
    ])
  })

  it.each([
    [
      ['I 비진단적', 'II 양성', 'III 비정형', 'IV', 'V', 'VI'],
      ['1', '2', '3', '4', '5', '6'],
    ],
    [
      ['Bosniak I', 'Bosniak II', 'Bosniak IIF', 'Bosniak III', 'Bosniak IV'],
      ['1', '2', '2F', '3', '4'],
    ],
    [
      ['Ⅰ级', 'Ⅱ级', 'Ⅹ级'],
      ['1', '2', '10'],
    ],
    [
      ['Stage IA1', 'Stage IIB', '없음'],
      ['1A1', '2B', 'C'],
    ],
  ])('M501 %j are pressed as the number that they mean', (labels, keys) => {
    expect(keysOf(...labels)).toEqual(keys)
  })

  it.each([
    [
      ['a 거의 지방', 'b 산재성', 'c 불균질 치밀', 'd 매우 치밀'],
      ['A', 'B', 'C', 'D'],
    ],
    [
      ['Type C', 'Type A', '해당 없음'],
      ['C', 'A', 'B'],
    ],
    [
      ['A형', 'B형', 'O형'],
      ['A', 'B', 'O'],
    ],
  ])('M501 %j are pressed as the letter that they are', (labels, keys) => {
    expect(keysOf(...labels)).toEqual(keys)
  })

  it('M502 say where the label prints the key, so that it isn’t printed twice', () => {
    const graded = answerKeys(answersOf(['T4a(장막)', 'T3', 'Tis', '크기로']))
    expect(graded[0]?.at).toEqual({ from: 1, to: 3 })
    expect(graded[1]?.at).toEqual({ from: 1, to: 2 })
    expect(graded[2]).toEqual({ id: 'o2', keys: 'I', at: { from: 1, to: 2 } })
    expect(graded[3]?.at).toBeUndefined()
    expect(answerKeys(answersOf(['I', 'II']))[1]?.at).toBeUndefined()
  })
})

describe('other answers', () => {
  it('M503 have their place for their key: digits, then letters', () => {
    expect(keysOf('없음', '둔각', '예각')).toEqual(['1', '2', '3'])
    const eleven = Array.from({ length: 11 }, () => '가')
    expect(keysOf(...eleven).slice(8)).toEqual(['9', 'A', 'B'])
  })

  it.each([
    [['없음', '2개 미만', '2–4개', '4개 초과']],
    [['<2', '2–4', '>4']],
    [['22C3', '28-8', 'SP263', 'SP142']],
    [['1.5 T', '3 T']],
    [['요추', '요골 원위 1/3']],
    [['없음', '얇음(1 mm 이하)', '두꺼움(1 mm 초과)']],
    [['IKWG 2021(5%, 30%)', 'St Gallen 2013(20%)']],
  ])('M503 %j print numbers that are none of these, and have letters', (labels) => {
    expect(keysOf(...labels)).toEqual(labels.map((_, at) => 'ABCD'[at]))
  })

  it('M504 are told apart however many there are', () => {
    for (const label of ['가', '가 1 가']) {
      const keys = keysOf(...Array.from({ length: 100 }, () => label))
      expect(new Set(keys).size).toBe(100)
      expect(keys.filter((key) => keys.some((other) => other !== key && other.startsWith(key)))).toEqual([])
    }
  })
})

describe('pressing', () => {
  const birads = answerKeys(answersOf(['0', '1', '4', '4A', '4B', '10']))

  it('M505 chooses at once, and what goes on in time takes its place', () => {
    const four = pressAnswer(birads, undefined, '4', 0)
    expect(four).toMatchObject({ chosen: 'o2', begun: { typed: '4', at: 0 } })
    expect(pressAnswer(birads, four?.begun, 'B', 900)).toEqual({
      chosen: 'o4',
      insteadOf: 'o2',
      begun: undefined,
    })
    expect(chosenBy(birads, '10')).toBe('o5')
    expect(chosenBy(birads, '40')).toBe('o0')
  })

  it('M506 a key that is an answer by itself goes on within a second only', () => {
    expect(chosenBy(birads, '10', ANSWER_PAUSE_MS)).toBe('o5')
    expect(chosenBy(birads, '10', ANSWER_PAUSE_MS + 1)).toBe('o0')
    expect(chosenBy(birads, '4A', ANSWER_PAUSE_MS + 1)).toBe('o3')
  })

  it('M506 what is no answer yet waits, and chooses nothing', () => {
    const answers = answerKeys(answersOf(['3', '4A', '4B']))
    expect(pressAnswer(answers, undefined, '4', 0)).toEqual({ begun: { typed: '4', at: 0 } })
    expect(chosenBy(answers, '4B', 60_000)).toBe('o2')
    expect(chosenBy(answers, '43')).toBe('o0')
  })

  it('M507 a key that is printed nowhere means nothing, but for the letters that are taken besides', () => {
    expect(pressAnswer(birads, undefined, '7', 0)).toBeUndefined()
    expect(pressAnswer(birads, undefined, 'A', 0)).toBeUndefined()
    const yes = [{ id: 'yes', keys: 'J', also: ['Y'] }]
    expect(pressAnswer(yes, undefined, 'Y', 0)).toEqual({ chosen: 'yes' })
  })
})

describe('whatever the labels', () => {
  const piece = fc.constantFrom(
    ...['0', '1', '2', '3', '4', '10', '12', 'T', 'N', 'LR-', 'Grade ', 'a', 'b', 'A', 'B', 'is', 'mi', 'X'],
    ...['I', 'II', 'III', 'IV', 'V', '+', ' ', '–', '.', '<', '없음', '결절', '(', ')', 'mm', 'Ⅱ', '②', '점'],
  )
  const label = fc.oneof(
    fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.join('')),
    fc.string({ unit: 'grapheme', maxLength: 8 }),
  )

  it('M504 pressing what is printed chooses it, and a digit never stands beside another', () => {
    fc.assert(
      fc.property(fc.array(label, { minLength: 1, maxLength: 60 }), (labels) => {
        const answers = answerKeys(answersOf(labels))
        expect(answers.map(({ id }) => id)).toEqual(labels.map((_, at) => `o${at}`))
        expect(new Set(answers.map(({ keys }) => keys)).size).toBe(labels.length)
        for (const [at, { id, keys, at: place }] of answers.entries()) {
          const own = labels[at] ?? ''
          expect(keys).toMatch(/^[0-9A-Z]+$/u)
          expect(chosenBy(answers, keys)).toBe(id)
          if (place) expect(own.slice(place.from, place.to).toUpperCase()).toBe(keys)
          else if (/\d/u.test(keys)) expect(contradicts(own, keys)).toBe(false)
        }
      }),
      { numRuns: Math.ceil(FUZZ_RUNS / 8) },
    )
  })

  it('M504 pressed slowly, letters behind a number never choose another answer', () => {
    fc.assert(
      fc.property(fc.array(label, { minLength: 1, maxLength: 12 }), (labels) => {
        const answers = answerKeys(answersOf(labels))
        for (const { keys } of answers) {
          if (!/^\d[A-Z]+$/u.test(keys)) continue
          const chosen = chosenBy(answers, keys, ANSWER_PAUSE_MS * 5)
          const found = answers.find(({ id }) => id === chosen)
          // What was complete on the way stays, at worst: «3» of «3V», where V begins another.
          expect(found === undefined || keys.startsWith(found.keys)).toBe(true)
        }
      }),
      { numRuns: Math.ceil(FUZZ_RUNS / 8) },
    )
  })
})
