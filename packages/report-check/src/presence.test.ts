import type { Locale } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import { applyRepair } from './applyRepair.ts'
import type { CheckedSentence } from './CheckedReport.ts'
import { createReportCheck } from './createReportCheck.ts'
import { reportOf } from './testkit/reportOf.ts'

const { check } = createReportCheck()
const rulesOf = (locale: Locale, findings: string, impression: string): readonly string[] =>
  check(reportOf(locale, { findings, impression })).map(({ rule }) => rule)

type Said = readonly [locale: Locale, findings: string, impression: string]

describe('a denial without a side of its own', () => {
  it.each<Said>([
    ['zh', '右侧胸腔积液较前增多。左侧肋膈角锐利。可见气胸。', '右侧胸腔积液，较前增多。未见气胸。'],
    ['ko', '우측 흉수 증가함. 기흉 있음.', '좌측 무기폐. 기흉 없음.'],
    ['de', 'Pleuraerguss rechts. Pneumothorax.', 'Pleuraerguss links. Kein Pneumothorax.'],
  ])('R300 denies the finding on both sides in %s', (...said) => {
    expect(rulesOf(...said)).toContain('R115')
  })

  it.each<Said>([
    ['ko', '우측 흉수 있음. 기흉 없음. 좌측 기흉 있음.', '우측 흉수. 좌측 기흉.'],
    ['en', 'Right pleural effusion. No pneumothorax.', 'Right pleural effusion. No pneumothorax.'],
    ['de', 'Rechts kein Pneumothorax. Links Pneumothorax.', 'Pneumothorax links.'],
  ])('R300 is silent where the finding has a side in %s', (...said) => {
    expect(rulesOf(...said)).not.toContain('R115')
  })
})

describe('a denial of some cases', () => {
  it.each<Said>([
    ['zh', '脾脏见2 cm裂伤，脾周少量积血。未见活动性出血。', '脾裂伤伴脾周血肿，可见活动性出血。'],
    ['en', 'Splenic hematoma. No active hemorrhage.', 'Splenic hematoma with active hemorrhage.'],
    ['ko', '비장 혈종 있음. 활동성 출혈 없음.', '비장 혈종, 활동성 출혈 있음.'],
  ])('R301 is contradicted by the same cases in %s', (...said) => {
    expect(rulesOf(...said)).toContain('R115')
  })

  it.each<Said>([
    ['zh', '脾脏见2 cm裂伤，脾周少量积血。未见活动性出血。', '脾裂伤伴脾周血肿，未见活动性出血。'],
    ['en', 'Splenic hematoma. No active hemorrhage.', 'Splenic hematoma.'],
    ['ko', '우측 시상에 오래된 경색. 급성 경색 없음.', '오래된 우측 시상 경색.'],
  ])('R301 leaves the other cases in %s', (...said) => {
    expect(rulesOf(...said)).not.toContain('R115')
  })
})

describe('a sentence that contains only a finding', () => {
  it.each<Said>([
    ['de', 'Keine Fraktur. Weichteilschwellung.', 'Fraktur des rechten oberen Sprunggelenks.'],
    ['en', 'No fracture. Soft tissue swelling.', 'Fracture of the right ankle.'],
    ['ko', '골절 없음.', '우측 족관절 골절.'],
    ['de', 'Fraktur. Weichteilschwellung.', 'Keine Fraktur des rechten oberen Sprunggelenks.'],
    ['ko', '골절 있음.', '우측 손목 X선에서 골절이나 탈구 없음.'],
  ])('R302 speaks of the whole exam in %s', (...said) => {
    expect(rulesOf(...said)).toContain('R115')
  })

  it.each<Said>([
    ['de', 'Handgelenk: keine Fraktur. Fraktur des Ellenbogens.', 'Fraktur des Ellenbogens.'],
    ['en', 'Wrist: normal. No fracture.', 'Fracture of the right ankle.'],
    ['ko', '어깨: 골절 없음. 쇄골 골절 있음.', '쇄골 골절.'],
    ['en', 'No fibrosis.', 'Liver fibrosis: Ishak stage 0/6, corresponding to METAVIR F0.'],
    ['zh', '未见纤维化。', '肝纤维化：Ishak 0/6 期，相当于 METAVIR F0。'],
  ])('R302 is silent behind an organ and beside a scale in %s', (...said) => {
    expect(rulesOf(...said)).not.toContain('R115')
  })
})

describe('no distant metastasis', () => {
  it.each<Said>([
    ['ko', '췌장 두부에 종괴 있음. 간 전이 있음.', '췌장 두부암. 원격 전이 소견 없음.'],
    ['en', 'Pancreatic mass. Liver metastasis.', 'Pancreatic cancer. No distant metastasis.'],
    ['zh', '胰头见肿块。肝转移。', '胰头癌。未见远处转移。'],
    ['ja', '膵頭部に腫瘤を認める。肝転移を認める。', '膵頭部癌。遠隔転移なし。'],
    ['de', 'Raumforderung im Pankreaskopf. Lebermetastase.', 'Pankreaskopfkarzinom. Keine Fernmetastasen.'],
  ])('R303 denies one of the liver in %s', (...said) => {
    expect(rulesOf(...said)).toContain('R115')
  })

  it.each<Said>([
    ['ko', '췌장 두부에 종괴 있음. 간 정상. 림프절 전이 있음.', '췌장 두부암. 원격 전이 소견 없음.'],
    [
      'en',
      'Mass of the right upper lobe. Metastasis in the same lobe of the lung.',
      'Lung cancer. No distant metastasis.',
    ],
    ['zh', '胰头见肿块。肝门淋巴结转移。', '胰头癌。未见远处转移。'],
    ['ja', '膵頭部に腫瘤を認める。リンパ節転移を認める。', '膵頭部癌。遠隔転移なし。'],
    [
      'de',
      'Raumforderung im Pankreaskopf. Lymphknotenmetastase.',
      'Pankreaskopfkarzinom. Keine Fernmetastasen.',
    ],
  ])('R303 is silent for nodes and the lung in %s', (...said) => {
    expect(rulesOf(...said)).not.toContain('R115')
  })
})

describe('advice that names neither exam nor interval', () => {
  it.each([
    ['ko', '추적 영상검사를 권함.'],
    ['en', 'Follow-up imaging is recommended.'],
    ['zh', '建议影像随访。'],
    ['ja', '画像による経過観察を推奨します。'],
    ['de', 'Bildgebende Verlaufskontrolle empfohlen.'],
  ] as const)('R304 is a note in %s', (locale, recommendation) => {
    const alarms = check(reportOf(locale, { recommendation }))
    expect(alarms.filter(({ level }) => level !== 'note')).toEqual([])
  })

  it('R304 warns if an exam has no interval', () => {
    const alarms = check(reportOf('en', { recommendation: 'Follow-up CT is recommended.' }))
    expect(alarms).toMatchObject([{ rule: 'R118', level: 'warn', variant: 'interval' }])
  })
})

describe('a sentence of values that was edited', () => {
  const edited = (locale: Locale, made: string, text: string, section: 'findings' | 'recommendation') =>
    check({
      ...reportOf(locale, {}),
      sentences: [
        { id: 's', section, locale, text, made, author: 'edited', runId: 'run' },
        ...(section === 'recommendation' ? [sampling] : []),
      ],
    })
  const sampling: CheckedSentence = {
    id: 'sampling',
    section: 'recommendation',
    locale: 'ko',
    author: 'values',
    text: '우측 결절은 조직검사를 권함.',
  }

  it.each([
    [
      'ko',
      '췌장 미부는 가스로 잘 보이지 않음. 보이는 췌장은 정상임.',
      '췌장 미부는 가스로 잘 보임. 보이는 췌장은 정상임.',
    ],
    ['ko', '촉지 부위에 정상 유선조직만 보임.', '촉지 부위에 정상 유선조직만 보이지 않음.'],
    ['zh', '宫腔内见息肉。见滋养血管。', '宫腔内见息肉。未见滋养血管。'],
    ['ja', '滋養血管を認める。', '滋養血管を認めない。'],
  ] as const)('R305 tells its turned predicate and puts it back in %s: %s', (locale, made, text) => {
    const [alarm] = edited(locale, made, text, 'findings')
    expect(alarm).toMatchObject({ rule: 'R126', variant: 'polarity' })
    expect(alarm && applyRepair('s', text, alarm.repair)).toBe(made)
  })

  it('R306 reports the removed interval of the values', () => {
    const made = '6개월 후 추적 초음파를 권함.'
    expect(edited('ko', made, '추적 초음파를 권함.', 'recommendation')).toMatchObject([
      { rule: 'R118', level: 'warn', variant: 'interval' },
    ])
    expect(edited('ko', made, '12개월 후 추적 초음파를 권함.', 'recommendation')).toEqual([])
  })
})
