import type { Locale } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import { createReportCheck } from './createReportCheck.ts'
import { reportOf } from './testkit/reportOf.ts'

const { check } = createReportCheck()

const rulesOf = (locale: Locale, findings: string, impression: string): readonly string[] =>
  check(reportOf(locale, { findings, impression })).map(({ rule }) => rule)

describe('a size that occurs once in the findings', () => {
  it.each<readonly [Locale, string, string]>([
    [
      'ko',
      '우측 전두엽의 0.5 cm 결절은 변화 없음. 좌측 소뇌에 0.9 cm 결절.',
      '좌측 소뇌 전이 0.9 cm. 좌측 전두엽 전이 0.5 cm.',
    ],
    [
      'en',
      'In the frontal lobe on the right a nodule of 5 mm. Left cerebellar nodule of 9 mm.',
      'Left cerebellar metastasis, 9 mm. Left frontal metastasis, 5 mm.',
    ],
    [
      'zh',
      '额叶右侧见结节，大小5mm。左侧小脑见结节，大小9mm。',
      '左侧小脑转移瘤，9mm。左侧额叶转移瘤，5mm。',
    ],
    ['ja', '前頭葉右側に5mmの結節を認める。左小脳に9mmの結節を認める。', '左小脳転移9mm。左前頭葉転移5mm。'],
    [
      'de',
      'Rechts frontal Herd von 5 mm. Links zerebellär Herd von 9 mm.',
      'Metastase links zerebellär, 9 mm. Metastase links frontal, 5 mm.',
    ],
  ])('R362 tells the side of the finding in %s', (locale, findings, impression) => {
    expect(rulesOf(locale, findings, impression)).toContain('R125')
  })

  it.each<readonly [Locale, string, string]>([
    // The size occurs on both sides.
    ['en', 'Right renal cyst of 12 mm. Left renal cyst of 12 mm.', 'Left renal cyst, 12 mm.'],
    // A finding of this side that has no size may be meant.
    ['en', 'Right renal cyst of 12 mm. Left renal lesion.', 'Left renal metastasis, 12 mm.'],
    // It is another finding.
    ['en', 'Right renal stone of 12 mm. Left kidney: cyst.', 'Left renal cyst, 12 mm.'],
    // It is another organ.
    ['en', 'Right renal cyst of 12 mm.', 'Left ovarian cyst, 12 mm.'],
    ['ko', '우측 신장 낭종 12 mm. 좌측 신장 병변.', '좌측 신장 전이 12 mm.'],
    ['zh', '右肾囊肿12mm。左肾病灶。', '左肾转移瘤12mm。'],
    ['ja', '右腎嚢胞12mm。左腎病変。', '左腎転移12mm。'],
    [
      'de',
      'Zyste der rechten Niere von 12 mm. Läsion der linken Niere.',
      'Metastase der linken Niere, 12 mm.',
    ],
  ])('R362 is silent where another finding may be meant in %s: %s', (locale, findings, impression) => {
    expect(rulesOf(locale, findings, impression)).not.toContain('R125')
  })
})
