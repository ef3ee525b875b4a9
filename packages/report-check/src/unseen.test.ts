import type { Locale } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import { createReportCheck } from './createReportCheck.ts'
import { reportOf } from './testkit/reportOf.ts'
import { datesIn } from './text/dates.ts'
import { splitUnits } from './text/splitUnits.ts'

const { check } = createReportCheck()
const rulesOf = (locale: Locale, findings: string, impression: string): readonly string[] =>
  check(reportOf(locale, { findings, impression })).map(({ rule }) => rule)

type Said = readonly [locale: Locale, findings: string, impression: string]

describe('sides', () => {
  it.each<Said>([
    [
      'en',
      'Right lower lobe contusion. Fractures of the right 4th through 7th ribs. Pelvis: left superior pubic ramus fracture.',
      '1. Right rib fractures and pulmonary contusion. 2. Left superior pubic ramus fracture.',
    ],
    [
      'de',
      'Rippenfrakturen 4–7 links. Becken: nicht dislozierte Fraktur des rechten oberen Schambeinasts.',
      '1. Rippenserienfraktur links. 2. Fraktur des rechten oberen Schambeinasts.',
    ],
    [
      'ko',
      '우측 4-7번 늑골 골절 있음. 좌측 치골 상지 골절 있음.',
      '1. 우측 늑골 골절. 2. 좌측 치골 상지 골절.',
    ],
    ['zh', '左侧第4-7肋骨骨折。右侧耻骨上支骨折。', '1. 左侧肋骨骨折。2. 右侧耻骨上支骨折。'],
    ['ja', '左第4-7肋骨骨折あり。右恥骨上枝骨折あり。', '1. 左肋骨骨折。2. 右恥骨上枝骨折。'],
  ])('R320 an item of a list has its own organ in %s', (...said) => {
    expect(rulesOf(...said)).toEqual([])
  })

  it.each<Said>([
    [
      'de',
      '5 mm großes Konkrement im Ureter links mit Harnstau. Rechts keine Konkremente, kein Harnstau.',
      'Ureterstein links mit Harnstau.',
    ],
    [
      'en',
      'Left hydronephrosis with a ureteral stone. On the right, no stone, no hydronephrosis.',
      'Left ureteral stone with hydronephrosis.',
    ],
    ['ko', 'Lt: 혈전 있음. Rt: 압박 양호하며, 혈전 없음.', '좌측 하지 심부정맥 혈전.'],
    ['ja', '左：血栓を認める。右：血流良好、血栓なし。', '左下肢深部静脈血栓症。'],
  ])('R321 the side at the head of a sentence holds for all of it in %s', (...said) => {
    expect(rulesOf(...said)).not.toContain('R115')
  })

  it('R325 a finding that has the words and the side is enough, and one that has disappeared has no other side', () => {
    expect(
      rulesOf(
        'en',
        'The previously seen 4.4 cm right hemorrhagic cyst has resolved. Left ovary contains a dominant follicle.',
        'Interval resolution of the right hemorrhagic ovarian cyst.',
      ),
    ).toEqual([])
    expect(rulesOf('en', 'Left ovarian cyst of 2 cm. No ascites.', 'Right ovarian cyst.')).toContain('R125')
  })
})

describe('categories', () => {
  it.each<Said>([
    [
      'ko',
      '우엽에 0.8 cm 결절 (이전 0.7 cm), K-TIRADS 4. 좌엽에 낭성 결절, K-TIRADS 1.',
      '우엽 결절, K-TIRADS 4.',
    ],
    [
      'en',
      'Segment 8 observation with washout and capsule, 22 mm. Segment 3 observation, LR-3.',
      'Segment 8 LR-5 observation. Segment 3 LR-3 observation.',
    ],
  ])('R322 of two findings stand side by side in %s', (...said) => {
    expect(rulesOf(...said)).not.toContain('R112')
  })

  it('R322 are still compared if the earlier one is next to them', () => {
    expect(
      rulesOf('en', 'Right mass, BI-RADS 4 (previously BI-RADS 3).', 'Right breast mass, BI-RADS 3.'),
    ).toContain('R112')
  })
})

describe('what the conclusion lacks', () => {
  it.each<Said>([
    ['ko', '우측 기흉 있음. 우측 흉수 있음.', '우측 흉수.'],
    ['en', 'Right pneumothorax. Right pleural effusion.', 'Right pleural effusion, AAST grade II.'],
    ['zh', '右侧气胸。右侧胸腔积液。', '右侧胸腔积液。'],
    ['ja', '右気胸を認める。右胸水を認める。', '右胸水。'],
    ['de', 'Pneumothorax rechts. Pleuraerguss rechts.', 'Pleuraerguss rechts.'],
  ])('R323 is missed beside another finding of the organ in %s', (...said) => {
    expect(rulesOf(...said)).toContain('R114')
  })

  it.each<Said>([
    ['ko', '신동맥하 복부대동맥류 4.6 cm, 벽혈전 동반.', 'Infrarenal AAA 4.6 cm.'],
    ['en', 'Infrarenal aortic aneurysm of 4.4 cm with mural thrombus.', 'Infrarenal AAA, 4.4 cm.'],
    ['zh', '腹主动脉瘤4.7cm，伴附壁血栓。', '腹主动脉瘤4.7cm。'],
    ['ja', '腹部大動脈瘤47mm。壁在血栓あり。', '腹部大動脈瘤47mm。'],
    ['de', 'Bauchaortenaneurysma, 4,7 cm. Wandthrombus.', 'BAA mit 4,7 cm.'],
  ])('R323 is silent for the lining of an aneurysm in %s', (...said) => {
    expect(rulesOf(...said)).toEqual([])
  })

  it.each<Said>([
    ['ko', '우측 전두부에 3 cm 경막 기저 종괴 있음.', '수막종.'],
    ['en', 'A 3 cm dural-based mass.', 'Meningioma.'],
    ['zh', '额部见3cm肿块。', '脑膜瘤。'],
    ['ja', '前頭部に3cmの腫瘤を認める。', '髄膜腫。'],
    ['de', 'Duraständige Raumforderung, 3 cm.', 'Meningeom.'],
  ])('R324 is silent where a diagnosis names the mass in %s', (...said) => {
    expect(rulesOf(...said)).toEqual([])
  })
})

describe('advice, days and sizes', () => {
  it.each<readonly [Locale, string, string]>([
    ['ko', '복부대동맥류 4.6 cm, 1년간 3 mm 증가.', '추적 CT 권유.'],
    ['en', 'Aneurysm of 4.4 cm, increased by 3 mm in one year.', 'Follow-up CT recommended.'],
    ['zh', '腹主动脉瘤4.7cm，1年增大4mm。', '建议复查CTA。'],
    ['ja', '腹部大動脈瘤47mm、1年で4mm拡大。', 'CT再検。'],
    ['de', 'BAA mit 4,7 cm, Zunahme um 4 mm in 12 Monaten.', 'CT-Verlaufskontrolle empfohlen.'],
  ])('R326 isn’t timed by what is past in %s', (locale, impression, recommendation) => {
    expect(
      check(reportOf(locale, { impression, recommendation })).map(({ rule, variant }) => [rule, variant]),
    ).toContainEqual(['R118', 'interval'])
  })

  it.each<readonly [Locale, string]>([
    ['ko', '2026.3.2'],
    ['ko', '2026년 3월 2일'],
    ['en', 'March 2, 2026'],
    ['en', '2 Mar 2026'],
    ['de', '2. März 2026'],
    ['de', '02.03.2026'],
    ['ja', '令和8年3月2日'],
    ['ja', 'R8.3.2'],
    ['ja', '2026年3月2日'],
    ['zh', '2026年3月2日'],
  ])('R327 reads a day in %s: %s', (locale, text) => {
    expect(datesIn(`CT ${text}`, locale).map(({ day }) => day)).toEqual(['2026-03-02'])
  })

  it('R327 reads ordinals to the end', () => {
    expect(splitUnits('Frakturen der 6. und 7. Rippe rechts. Kein Erguss.')).toHaveLength(2)
  })

  it.each<readonly [Locale, string, string]>([
    ['ko', '정중선 이동 4 mm.', '정중선 이동 4 cm.'],
    ['en', 'Midline shift of 4 mm.', 'Midline shift of 4 cm.'],
    ['zh', '中线移位4mm。', '中线移位4cm。'],
    ['ja', '正中偏位4 mm。', '正中偏位4 cm。'],
    ['de', 'Mittellinienverlagerung von 4 mm.', 'Mittellinienverlagerung von 4 cm.'],
  ])('R328 a midline shift is no organ’s length in %s', (locale, right, wrong) => {
    expect(rulesOf(locale, right, '')).not.toContain('R105')
    expect(rulesOf(locale, wrong, '')).toContain('R105')
  })

  it.each<readonly [Locale, string]>([
    ['ja', '出血性変化なし。'],
    ['ko', '퇴행성 변화 없음.'],
  ])('R329 denies a finding, not a change since then, in %s', (locale, findings) => {
    expect(check(reportOf(locale, { findings }, { context: { priors: [] } }))).toEqual([])
  })
})
