import type { Locale } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import { createReportCheck } from './createReportCheck.ts'
import { reportOf } from './testkit/reportOf.ts'

const { check } = createReportCheck()
const rulesOf = (locale: Locale, findings: string, impression: string): readonly string[] =>
  check(reportOf(locale, { findings, impression })).map(({ rule }) => rule)

type Said = readonly [locale: Locale, findings: string, impression: string]

describe('a denial and a sentence with its words', () => {
  it.each<Said>([
    ['ko', '우측 경골 내고정 상태, 이완이나 파손 있음.', '우측 경골 내고정술 후, 이완이나 파손 없음.'],
    ['ko', '말초대: 의심 병변 있음.', '의심 병변 없음(PI-RADS 1).'],
    ['ko', '말초대: 의심 병변 없음. 이행대: 의심 병변 없음.', '의심 병변 있음(PI-RADS 1).'],
    ['ko', '양측 유방에 흉근하 보형물 없음.', '양측 유방 흉근하 보형물.'],
    ['ja', '髄内釘固定後、緩みや破損を認める。', '内固定術後、緩みや破損なし。'],
    ['ja', '辺縁域：悪性を疑う病変を認める。', '悪性を疑う病変なし（PI-RADS 1）。'],
    ['zh', '外周带：可见可疑病灶。', '未见可疑病灶（PI-RADS 1）。'],
    ['en', 'Peripheral zone: suspicious focus.', 'No suspicious focus (PI-RADS 1).'],
    ['de', 'Periphere Zone: suspekter Fokus.', 'Kein suspekter Fokus (PI-RADS 1).'],
  ])('R307 contradict each other in %s: %s', (...said) => {
    expect(rulesOf(...said)).toContain('R115')
  })

  it.each<Said>([
    [
      'ko',
      '우측 말초대: 1.2 cm 저신호 병변 있음. 이행대: 의심 병변 없음.',
      '우측 말초대 의심 병변, PI-RADS 4.',
    ],
    ['ko', '백질 고신호강도: 뇌실주위 0등급, 심부 0등급.', '백질 고신호강도 없음.'],
    ['ko', '우측 외과에 전위 없는 골절 있음.', '우측 외과 비전위 골절.'],
    ['en', 'Enhancing lesions: 0.', 'No enhancing lesions.'],
    ['ja', '造影剤は使用していない。', '造影剤の使用なし。'],
    ['de', 'Rechts kein Meniskusriss medial. Links Meniskusriss medial.', 'Meniskusriss medial links.'],
  ])('R307 is silent where nothing, another place or another form is meant in %s: %s', (...said) => {
    expect(rulesOf(...said)).not.toContain('R115')
  })
})

describe('findings of an exam of one side', () => {
  it.each<Said>([
    [
      'en',
      'Complete tear of the anterior cruciate ligament.',
      'No tear of the right anterior cruciate ligament.',
    ],
    ['de', 'Ruptur des vorderen Kreuzbandes.', 'Keine Ruptur des vorderen Kreuzbandes rechts.'],
    ['ko', '외측 반월연골 파열 있음.', '우측 무릎 외측 반월연골 파열 없음.'],
  ])('R308 are of the side that the conclusion names in %s', (...said) => {
    expect(rulesOf(...said)).toContain('R115')
  })

  it.each<Said>([
    [
      'en',
      'Right knee: intact. Left knee is described first. Tear of the meniscus.',
      'No tear of the right meniscus.',
    ],
    ['ko', '좌측 무릎 수술 후. 반월연골 파열 있음.', '우측 무릎 반월연골 파열 없음.'],
  ])('R308 is silent where the findings name another side in %s', (...said) => {
    expect(rulesOf(...said)).not.toContain('R115')
  })
})

describe('organs and findings in a list', () => {
  it.each<Said>([
    ['ko', '관절순 파열 있음.', '회전근개와 관절순 파열 없음.'],
    ['ko', '극상근 파열 있음.', '극상근 및 관절순 파열 없음.'],
    ['en', 'Tear of the labrum.', 'No tear of the supraspinatus or labrum.'],
  ])('R309 are denied together in %s: %s', (...said) => {
    expect(rulesOf(...said)).toContain('R115')
  })

  it.each<Said>([
    ['ko', '추간판 탈출 있음.', '추간판 탈출이나 의미 있는 협착 없음.'],
    ['en', 'Disc herniation.', 'No disc herniation or significant stenosis.'],
    ['zh', '椎间盘突出。', '未见椎间盘突出及明显狭窄。'],
  ])('R310 are each denied with the words of their own in %s', (...said) => {
    expect(rulesOf(...said)).toContain('R115')
  })

  it.each<Said>([
    ['ko', '경도의 추간판 탈출 있음.', '의미 있는 추간판 탈출이나 협착 없음.'],
    ['en', 'Mild disc herniation.', 'No significant disc herniation or stenosis.'],
  ])('R310 is silent where the word stands before all of them in %s', (...said) => {
    expect(rulesOf(...said)).not.toContain('R115')
  })

  it('R311 denies no lymph node and no aneurysm that has a size', () => {
    expect(rulesOf('ko', '좌측 중대뇌동맥에 4 mm 동맥류 없음.', '특이 사항은 소견 참조.')).toContain('R115')
    expect(rulesOf('en', 'No 14 mm lymph node in left level IV.', 'See findings.')).toContain('R115')
    expect(rulesOf('en', 'No lymph node larger than 10 mm.', 'See findings.')).not.toContain('R115')
    expect(rulesOf('ko', '단경 10 mm 이상의 림프절 없음.', '소견 참조.')).not.toContain('R115')
  })
})

describe('what a conclusion lacks', () => {
  it.each<Said>([
    ['en', 'Fracture of the left radius. Fracture of the left ulna.', 'Fracture of the left radius.'],
    ['ko', '좌측 요골 골절 있음. 좌측 척골 골절 있음.', '좌측 요골 골절.'],
  ])('R312 may be the same finding of another bone in %s', (...said) => {
    expect(rulesOf(...said)).toContain('R114')
  })

  it.each<Said>([
    ['en', 'Fracture of the left radius. Fracture of the left ulna.', 'Forearm fractures.'],
    ['ko', '좌측 요골 골절 있음. 좌측 척골 골절 있음.', '좌측 요골과 척골 골절.'],
  ])('R312 is silent where the conclusion sums them up in %s', (...said) => {
    expect(rulesOf(...said)).not.toContain('R114')
  })

  it.each<Said>([
    ['en', 'Necrosis of the pancreas. Pleural effusion.', 'Modified CT severity index (MCTSI) 10, severe.'],
    ['de', 'Lazeration der Milz. Pseudoaneurysma der Milz.', 'AAST-Grad IV.'],
    ['ko', '흉수 있음.', 'MCTSI 10점, 중증.'],
  ])('R114 is silent where a grade or an index sums the findings up in %s', (...said) => {
    expect(rulesOf(...said)).not.toContain('R114')
  })
})

describe('a result that requires a call', () => {
  it.each([
    ['de', 'Akutes Subduralhämatom rechts.', 'Subduralhämatom'],
    ['ko', '우측 급성 경막외 혈종.', '혈종'],
    ['en', 'Acute pulmonary embolism in the right lower lobe.', 'pulmonary embolism'],
    ['ko', '감염성 척추염, 경막외 농양 9 mm.', '농양'],
  ] as const)(
    'R313 lies in a part of the organ, too, and is quoted as a whole word in %s',
    (locale, impression, what) => {
      const alarm = check(reportOf(locale, { impression })).find(({ rule }) => rule === 'R119')
      expect(String(alarm?.facts['what'])).toContain(what)
    },
  )
})

describe('the words of a finding on the other side', () => {
  it.each<Said>([
    ['en', 'Occlusion of the right M1 segment of the MCA.', 'Occlusion of the left M1 segment of the MCA.'],
    ['en', 'Displaced fracture of the left radial shaft.', 'Displaced fracture of the right radial shaft.'],
    ['zh', '左侧放射冠见急性腔隙性脑梗死。', '右侧放射冠急性腔隙性脑梗死。'],
  ])('R314 contradict them in %s: %s', (...said) => {
    expect(rulesOf(...said)).toContain('R125')
  })

  it.each<Said>([
    [
      'en',
      'Nodule of the right upper pole. Nodule of the left upper pole.',
      'Nodule of the left upper pole.',
    ],
    ['zh', '双侧放射冠见急性腔隙性脑梗死。', '右侧放射冠急性腔隙性脑梗死。'],
    ['en', 'Status post right radial shaft fixation.', 'Left radial shaft fixation.'],
  ])('R314 is silent where both sides or an operation are spoken of in %s', (...said) => {
    expect(rulesOf(...said)).not.toContain('R125')
  })
})
