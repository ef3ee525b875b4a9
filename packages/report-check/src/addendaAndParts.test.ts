import type { Locale } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import { rulesOf } from './testkit/rulesOf.ts'

const context = { study: { date: '2026-10-08' }, priors: [{ date: '2026-07-01' }] }

describe('an addendum', () => {
  it.each<readonly [Locale, string]>([
    ['ko', '추가 판독 2026-10-09: 외부 영상과 비교하여 변화 없음.'],
    ['en', 'Addendum 2026-10-09: compared with the outside film, unchanged.'],
    ['zh', '补充报告2026-10-09:与外院片比较无变化。'],
    ['ja', '追記 2026-10-09:他院画像と比較し不変。'],
    ['de', 'Nachtrag vom 09.10.2026: im Vergleich mit der Fremdaufnahme unverändert.'],
  ])('R510 has a day after the study in %s', (locale, impression) => {
    expect(rulesOf(locale, { findings: '', impression }, context)).not.toContain('R127 later')
  })

  it('R510 is the only text with a day of its own', () => {
    const impression = 'Compared with the film of 2026-10-09, unchanged.'
    expect(rulesOf('en', { findings: '', impression }, context)).toContain('R127 later')
    const before = `${impression} Addendum: seen again.`
    expect(rulesOf('en', { findings: '', impression: before }, context)).toContain('R127 later')
  })
})

describe('parts of a specimen', () => {
  type Row = readonly [locale: Locale, microscopy: string, diagnosis: string, contradicting: string]

  it.each<Row>([
    ['ko', 'A: 고도 이형성 없음. B: 관상선종.', 'A: 선종. B: 고도 이형성.', 'A: 고도 이형성.'],
    ['en', 'A: No high-grade dysplasia.', 'A: Adenoma. B: High-grade dysplasia.', 'A: High-grade dysplasia.'],
    ['zh', '①无异型增生。②管状腺瘤。', '①息肉。②低级别异型增生。', '①低级别异型增生。'],
    ['ja', '①高度異形成なし。', '①腺腫。②高度異形成を認める。', '①高度異形成を認める。'],
    [
      'de',
      'A: Keine hochgradige Dysplasie.',
      'A: Adenom. B: Hochgradige Dysplasie.',
      'A: Hochgradige Dysplasie.',
    ],
  ])('R511 are different places in %s', (locale, microscopy, diagnosis, contradicting) => {
    expect(rulesOf(locale, { microscopy, diagnosis })).not.toContain('R115')
    expect(rulesOf(locale, { microscopy, diagnosis: contradicting })).toContain('R115')
  })
})

describe('what is stated before a denial', () => {
  it.each<readonly [Locale, string, string]>([
    ['ja', 'Th12は陳旧性圧迫骨折で骨髄浮腫なし。', 'Th12陳旧性圧迫骨折。'],
    ['ja', 'Th12は陳旧性圧迫骨折であり骨髄浮腫なし。', 'Th12陳旧性圧迫骨折。'],
    ['ko', 'T12는 오래된 압박 골절이며 골수 부종 없음.', 'T12 오래된 압박 골절.'],
  ])('R512 isn’t denied in %s: %s', (locale, findings, impression) => {
    expect(rulesOf(locale, { findings, impression })).not.toContain('R115')
  })

  it('R512 is denied if nothing is stated before it', () => {
    const impression = 'Th12陳旧性圧迫骨折。'
    expect(rulesOf('ja', { findings: 'Th12陳旧性圧迫骨折なし。', impression })).toContain('R115')
  })
})

describe('the level of a disc', () => {
  type Row = readonly [locale: Locale, findings: string, wrong: string, right: string]

  it.each<Row>([
    ['ko', 'C5-6 추간판 탈출.', 'C6-7 추간판 탈출.', 'C5-6 추간판 탈출.'],
    ['en', 'Disc herniation at C5-6.', 'C6-7 disc herniation.', 'C5-6 disc herniation.'],
    ['zh', 'C5/6椎间盘突出。', 'C6/7椎间盘突出。', 'C5/6椎间盘突出。'],
    ['ja', 'C5/6椎間板ヘルニア。', 'C6/7椎間板ヘルニア。', 'C5/6椎間板ヘルニア。'],
    ['de', 'HWK 5/6: Bandscheibenvorfall.', 'Bandscheibenvorfall HWK 6/7.', 'Bandscheibenvorfall HWK 5/6.'],
  ])('R513 is told where both vertebrae are in %s', (locale, findings, wrong, right) => {
    expect(rulesOf(locale, { findings, impression: wrong })).toContain('R363')
    expect(rulesOf(locale, { findings, impression: right })).not.toContain('R363')
  })

  it('R513 is uncertain next to a single vertebra and a range', () => {
    const impression = 'C6-7 disc herniation.'
    expect(rulesOf('en', { findings: 'Disc herniation at C6.', impression })).not.toContain('R363')
    expect(rulesOf('en', { findings: 'Disc herniations from C4 to C7.', impression })).not.toContain('R363')
  })
})

describe('a change', () => {
  type Row = readonly [locale: Locale, findings: string, wrong: string, right: string]

  it.each<Row>([
    ['ko', '좌측 청신경초종 14 mm, 이전 11 mm.', '좌측 청신경초종, 감소.', '좌측 청신경초종, 증가.'],
    [
      'en',
      'The left vestibular schwannoma measures 14 mm, previously 11 mm.',
      'Left vestibular schwannoma, decreased.',
      'Left vestibular schwannoma, increased.',
    ],
    ['zh', '左侧听神经瘤14mm,前片11mm。', '左侧听神经瘤,较前缩小。', '左侧听神经瘤,较前增大。'],
    ['ja', '左前庭神経鞘腫14mm、前回11mm。', '左前庭神経鞘腫、縮小。', '左前庭神経鞘腫、増大。'],
    [
      'de',
      'Vestibularisschwannom links 14 mm, in der VU 11 mm.',
      'Größenregredientes Vestibularisschwannom links.',
      'Größenprogredientes Vestibularisschwannom links.',
    ],
    [
      'ko',
      'RUL mass가 이전 41 mm에서 28 mm로 감소함.',
      'RUL cancer, increased in size.',
      'RUL cancer, decreased.',
    ],
  ])('R514 is that of a finding that no list knows in %s: %s', (locale, findings, wrong, right) => {
    expect(rulesOf(locale, { findings, impression: wrong })).toContain('R110 direction')
    expect(rulesOf(locale, { findings, impression: right })).not.toContain('R110 direction')
  })

  it('R514 is uncertain if two sentences contain its names', () => {
    const findings = 'Schwannoma 14 mm, previously 11 mm. Schwannoma of the other nerve.'
    expect(rulesOf('en', { findings, impression: 'Schwannoma, decreased.' })).not.toContain('R110 direction')
  })
})

describe('a list with hours', () => {
  it.each<readonly [Locale, string]>([
    ['en', "Three cysts in the right breast: 8 mm at 9 o'clock and 5 mm at 11 o'clock."],
    ['ko', '우측 유방에 낭종 3개: 9시 방향 8 mm, 11시 방향 5 mm.'],
    ['de', 'Drei Zysten rechts: 8 mm bei 9 Uhr und 5 mm bei 11 Uhr.'],
  ])('R515 has as many sizes as are counted in %s', (locale, findings) => {
    expect(rulesOf(locale, { findings, impression: '' })).toContain('R111 listed')
    const two = findings
      .replace('Three', 'Two')
      .replace('Drei', 'Zwei')
      .replace(/3(?=개|个|個)/u, '2')
    expect(rulesOf(locale, { findings: two, impression: '' })).not.toContain('R111 listed')
  })

  it('R515 may end with one that wasn’t measured', () => {
    const findings = "Three cysts: 8 mm at 9 o'clock, 5 mm at 11 o'clock and a tiny one."
    expect(rulesOf('en', { findings, impression: '' })).not.toContain('R111 listed')
  })
})

describe('a sentence of nothing but denials', () => {
  it('R516 names nothing on this side', () => {
    const impression = '左肾结石,9mm。'
    expect(rulesOf('zh', { findings: '右肾结石9mm。双侧无积水。', impression })).toContain('R125')
  })
})

describe('the side of a label', () => {
  type Row = readonly [locale: Locale, order: string, wrong: string, right: string]

  it.each<Row>([
    ['ko', 'Knee MRI, right', '좌측 무릎: 관절액 소량.', '우측 무릎: 관절액 소량.'],
    ['en', 'MRI knee, right', 'Left knee: small effusion.', 'Right knee: small effusion.'],
    ['zh', '右膝MRI', '左膝:少量积液。', '右膝:少量积液。'],
    ['ja', '右膝MRI', '左膝:少量の関節液。', '右膝:少量の関節液。'],
    [
      'de',
      'Röntgen Sprunggelenk rechts',
      'Linkes oberes Sprunggelenk: Fraktur.',
      'Rechtes oberes Sprunggelenk: Fraktur.',
    ],
  ])('R517 is the ordered one in %s', (locale, order, wrong, right) => {
    const study = { date: '2026-10-08', order }
    expect(rulesOf(locale, { findings: wrong }, { study })).toContain('R101 text')
    expect(rulesOf(locale, { findings: right }, { study })).not.toContain('R101 text')
  })

  it('R517 may be a different one if the order has several parts, or the report mentions both sides', () => {
    const findings = 'Left knee: small effusion.'
    const rules = (order: string, said = findings) =>
      rulesOf('en', { findings: said }, { study: { date: '2026-10-08', order } })
    expect(rules('MRI knee, right; hips')).not.toContain('R101 text')
    expect(rules('MRI knee, right', `${findings} Right knee: normal.`)).not.toContain('R101 text')
  })
})
