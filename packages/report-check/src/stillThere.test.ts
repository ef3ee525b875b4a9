import type { Locale } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import { createReportCheck } from './createReportCheck.ts'
import { reportOf } from './testkit/reportOf.ts'

const { check } = createReportCheck()

const rulesOf = (locale: Locale, findings: string, impression = ''): readonly string[] =>
  check(reportOf(locale, { findings, impression }, { context: { priors: [] } })).map(({ rule }) => rule)

describe('what is nearly gone', () => {
  it.each<readonly [Locale, string, string]>([
    ['ko', '전일 보이던 우측 흉수는 거의 소실됨.', '우측 흉수, 현저히 감소.'],
    [
      'ko',
      'Rt. pleural effusion은 PCD 삽입 후 거의 소실됨. Lt. pleural effusion.',
      '1. Rt. pleural effusion, PCD 후 감소.',
    ],
    ['en', 'The right effusion has almost completely resolved. Left effusion.', 'Decreased right effusion.'],
    ['en', 'Near-complete resolution of the right pleural effusion.', 'Right pleural effusion, decreased.'],
    [
      'de',
      'Der Pleuraerguss rechts ist weitgehend nicht mehr nachweisbar. Links Erguss.',
      'Rückläufiger Pleuraerguss rechts.',
    ],
    ['ja', '右胸水はほぼ消失。左胸水は少量。', '右胸水は減少。左少量胸水。'],
    ['zh', '右侧胸腔积液基本消失。左侧少量胸腔积液。', '右侧胸腔积液较前明显减少。'],
  ])('R359 is still there, and may be called less, in %s: %s', (locale, findings, impression) => {
    const rules = rulesOf(locale, findings, impression)
    expect(rules).not.toContain('R115')
    expect(rules).not.toContain('R125')
  })

  it.each<readonly [Locale, string, string]>([
    ['ko', '우측 흉수는 보이지 않음.', '우측 흉수.'],
    ['en', 'No right pleural effusion.', 'Right pleural effusion.'],
    ['de', 'Kein Pleuraerguss rechts.', 'Pleuraerguss rechts.'],
    ['ja', '右胸水なし。', '右胸水。'],
    ['zh', '右侧胸腔未见积液。右侧未见胸腔积液。', '右侧胸腔积液。'],
  ])('R359 what is denied as such is gone in %s', (locale, findings, impression) => {
    expect(rulesOf(locale, findings, impression)).toContain('R115')
  })
})

describe('words for a state', () => {
  it.each<readonly [Locale, string]>([
    ['en', 'Stress view stable on both sides.'],
    ['en', 'Stable fracture of the pelvic ring.'],
    ['en', 'Stable, minimally displaced rib fracture.'],
    ['de', 'Stabile Fraktur des vorderen Beckenrings rechts.'],
    ['de', 'Stabile vordere Beckenringfraktur rechts.'],
    ['ko', 'Stable pelvic ring fracture임.'],
    ['zh', '骨盆稳定性骨折。'],
  ])('R360 a stable bone needs no earlier study in %s: %s', (locale, findings) => {
    expect(rulesOf(locale, findings)).not.toContain('R121')
  })

  it.each<readonly [Locale, string]>([
    ['en', 'Stable nodule.'],
    ['en', 'Unchanged pelvic ring fracture.'],
    ['de', 'Stabiler Rundherd.'],
    ['de', 'Unveränderte Beckenringfraktur.'],
    ['ko', 'Stable nodule.'],
    ['zh', '结节稳定。'],
  ])('R360 another finding does in %s: %s', (locale, findings) => {
    expect(rulesOf(locale, findings)).toContain('R121')
  })
})

describe('what a denial refers to', () => {
  it.each<readonly [Locale, string, string]>([
    ['ja', 'S7のTACE後病変は28mmで濃染なし。', 'S7 TACE後。'],
    ['ja', '結節は8mmで石灰化なし。', '結節。'],
    ['ja', '結節は石灰化なし。', '肺結節。'],
    ['ko', '결절은 8 mm 크기로 석회화 없음.', '결절.'],
    ['ko', 'S7 시술 부위 병변은 28 mm로 조영증강 없음.', 'S7 시술 후.'],
    ['ko', '결절은 석회화 없음.', '폐결절.'],
    ['zh', '结节大小8mm，未见钙化。', '结节。'],
  ])('R361 a topic is there, whatever is denied of it, in %s: %s', (locale, findings, impression) => {
    expect(rulesOf(locale, findings, impression)).not.toContain('R115')
  })

  it.each<readonly [Locale, string, string]>([
    ['ja', '結節は8mmで認めない。', ''],
    ['ja', '8mmの結節なし。', ''],
    ['ko', '8 mm 결절은 없음.', ''],
    ['ko', '결절은 8 mm 크기로 없음.', ''],
    ['ja', '胸水は認めない。', '胸水。'],
    ['ko', '흉수는 보이지 않음.', '흉수.'],
  ])('R361 a topic with nothing behind it is denied in %s: %s', (locale, findings, impression) => {
    expect(rulesOf(locale, findings, impression)).toContain('R115')
  })

  it.each<readonly [Locale, string, string]>([
    ['zh', '未见神经侵犯。', '腺癌，脉管侵犯（+），神经侵犯（-）。'],
    ['ja', '神経侵襲なし。', '腺癌、脈管侵襲（+）、神経侵襲（-）。'],
    ['ko', '신경주위 침윤 없음.', '선암, 림프관 침윤 (+), 신경주위 침윤 (-).'],
    ['en', 'No perineural invasion.', 'Adenocarcinoma, vascular invasion (+), perineural invasion (-).'],
    ['de', 'Keine perineurale Invasion.', 'Adenokarzinom, vaskuläre Invasion (+), perineurale Invasion (-).'],
  ])('R334 a sign in brackets belongs to the words before it in %s', (locale, findings, impression) => {
    expect(rulesOf(locale, findings, impression)).not.toContain('R115')
  })
})
