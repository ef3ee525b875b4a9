import type { Locale } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import { createReportCheck } from './createReportCheck.ts'
import { reportOf } from './testkit/reportOf.ts'
import { readText } from './text/readText.ts'
import { splitUnits } from './text/splitUnits.ts'

const { check } = createReportCheck()

const rulesOf = (locale: Locale, findings: string, impression: string): readonly string[] =>
  check(reportOf(locale, { findings, impression })).map(({ rule }) => rule)

const sidesOf = (locale: Locale, text: string) =>
  readText(text, locale).units.flatMap(({ observations }) => observations.map(({ side }) => side))

describe('headings of a side', () => {
  it.each<readonly [Locale, string, string]>([
    [
      'ko',
      '[Right knee] Medial meniscus tear. ACL intact. [Left knee] ACL 끊어져 있음. PCL intact.',
      'Left: ACL tear.',
    ],
    ['ko', '<우측 슬관절> 전방십자인대 정상.\n<좌측 슬관절> 섬유 연속성 소실됨.', '좌측 전방십자인대 파열.'],
    ['en', '[Right knee] ACL intact. [Left knee] Fibers are discontinuous.', 'Left ACL tear.'],
    ['en', 'Right knee:\nACL intact.\nLeft knee:\nFibers are discontinuous.', 'Left ACL tear.'],
    ['de', '[Rechtes Knie] VKB intakt. [Linkes Knie] Kontinuitätsunterbrechung.', 'Linksseitige VKB-Ruptur.'],
    ['ja', '【右膝】前十字靭帯は正常。【左膝】線維の連続性が途絶。', '左前十字靭帯断裂。'],
    ['zh', '【右膝】前交叉韧带正常。【左膝】纤维连续性中断。', '左膝前交叉韧带撕裂。'],
  ])('R357 set the side of all that follows in %s: %s', (locale, findings, impression) => {
    expect(rulesOf(locale, findings, impression)).toEqual([])
  })

  it.each<readonly [Locale, string, string]>([
    ['ko', '[Right knee] PCL intact. ACL intact. [Left knee] Effusion.', 'Right ACL tear.'],
    ['en', '[Right knee] PCL intact. ACL intact. [Left knee] Small effusion.', 'Right ACL tear.'],
    ['ja', '【右膝】前十字靭帯は正常。【左膝】関節液。', '右前十字靭帯断裂。'],
    ['zh', '【右膝】前交叉韧带正常。【左膝】积液。', '右膝前交叉韧带撕裂。'],
  ])('R357 hold against the conclusion of their own side in %s: %s', (locale, findings, impression) => {
    expect(rulesOf(locale, findings, impression)).toContain('R116')
  })

  it('R357 end at the next heading, with or without a side', () => {
    expect(
      sidesOf('en', '[Right] Renal stone. 1. Ureter stone. [Left] Renal cyst. [Other] Bladder stone.'),
    ).toEqual(['R', 'R', 'L', undefined])
    expect(
      sidesOf('en', 'Right: 1. Renal stone. 2. Ureter stone. Left: 1. Renal cyst. 2. Ureter stone.'),
    ).toEqual(['R', 'R', 'L', 'L'])
    expect(sidesOf('en', 'Right:\nRenal stone.\nUreter stone.\n\nBladder stone.')).toEqual([
      'R',
      'R',
      undefined,
    ])
  })

  it('R357 don’t replace a side in the sentence itself', () => {
    expect(sidesOf('en', '[Right] Renal stone. Left renal cyst.')).toEqual(['R', 'L'])
  })
})

describe('where a sentence ends', () => {
  it.each<readonly [string, readonly string[]]>([
    ['I. Renal stone. II. Cyst. III. Cirrhosis.', ['I. Renal stone.', 'II. Cyst.', 'III. Cirrhosis.']],
    ['a. Renal stone. b. Cyst. c. Cirrhosis.', ['a. Renal stone.', 'b. Cyst.', 'c. Cirrhosis.']],
    ['Left: 1. Stone. 2. Cyst.', ['Left: 1. Stone.', '2. Cyst.']],
    ['Diagnose: I. Zyste. II. Stein.', ['Diagnose: I. Zyste.', 'II. Stein.']],
    ['Modic type I. No stenosis.', ['Modic type I.', 'No stenosis.']],
    ['Weber Typ B. Kein Erguss.', ['Weber Typ B.', 'Kein Erguss.']],
    ['Läsion im Segment V. Milz normal.', ['Läsion im Segment V.', 'Milz normal.']],
    ['Lesion in segment V. 12 mm cyst.', ['Lesion in segment V.', '12 mm cyst.']],
    ['V. cava inferior frei. A. carotis frei.', ['V. cava inferior frei.', 'A. carotis frei.']],
    ['Gastritis with H. pylori. No ulcer.', ['Gastritis with H. pylori.', 'No ulcer.']],
    ['Siehe Nr. 3 und Fig. 2 auf S. 12. Kein Erguss.', ['Siehe Nr. 3 und Fig. 2 auf S. 12.', 'Kein Erguss.']],
    ['Zyste von ca. 3 cm, z.B. Leber. Kein Stein.', ['Zyste von ca. 3 cm, z.B. Leber.', 'Kein Stein.']],
    ['Zysten, z. B. der Leber. Kein Stein.', ['Zysten, z. B. der Leber.', 'Kein Stein.']],
    ['Invasion: No. Margin: free.', ['Invasion: No.', 'Margin: free.']],
    ['Node No. 7 enlarged. No. 8 normal.', ['Node No. 7 enlarged.', 'No. 8 normal.']],
    ['Grade: 2. No effusion.', ['Grade: 2.', 'No effusion.']],
  ])('R358 %s', (text, sentences) => {
    expect(splitUnits(text).map(({ start, end }) => text.slice(start, end).trim())).toEqual(sentences)
  })

  it('R358 an item of any list starts a new sentence', () => {
    expect(sidesOf('en', 'I. Left renal stone. II. Renal cyst.')).toEqual(['L', undefined])
    expect(sidesOf('de', 'A: Zyste der linken Niere. B: Zyste der Leber.')).toEqual(['L', undefined])
    expect(sidesOf('ja', '①左腎結石。②腎嚢胞。')).toEqual(['L', undefined])
  })
})
