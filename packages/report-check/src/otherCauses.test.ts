import type { Locale } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import type { CheckedReport } from './CheckedReport.ts'
import { rulesOf, type Sections } from './testkit/rulesOf.ts'

const radiology = (findings: string, impression: string): Sections => ({ findings, impression })

describe('what a conclusion leaves out or contradicts', () => {
  it.each<readonly [Locale, string, string]>([
    ['ja', '左下葉に11mm結節、新規。', '肺転移を疑う所見なし。'],
    [
      'de',
      'Im rechten Unterlappen neu aufgetretener solider Rundherd 9 mm.',
      'Kein Nachweis pulmonaler Metastasen.',
    ],
    ['ko', '간 S5에 2.2 cm mass, 새로 발견됨.', '지방간.'],
    ['en', 'A new 12 mm nodule in the right upper lobe.', 'No pleural effusion.'],
  ])('R473 a new lesion is concluded in %s', (locale, findings, impression) => {
    expect(rulesOf(locale, radiology(findings, impression))).toContain('R114 unsaid')
  })

  it('R473 raises no alarm for small ones, a category, an unknown diagnosis, and possible matches', () => {
    const found = 'A new 12 mm nodule in the right upper lobe.'
    for (const [findings, impression] of [
      ['A new 3 mm nodule in the right upper lobe.', 'No pleural effusion.'],
      [found, 'Lung-RADS 4A.'],
      [found, 'Hamartoma.'],
      [found, 'Nodule in the lung.'],
      [found, 'Progressive disease. No pleural effusion.'],
    ] as const)
      expect(rulesOf('en', radiology(findings, impression))).not.toContain('R114 unsaid')
  })

  it('R474 a denial of the other side doesn’t agree with «no fracture»', () => {
    const findings = 'Links mediale Schenkelhalsfraktur. Rechts keine Fraktur.'
    expect(rulesOf('de', radiology(findings, 'Keine Fraktur.'))).toContain('R115')
    expect(
      rulesOf('de', radiology(findings, 'Rechts keine Fraktur. Schenkelhalsfraktur links.')),
    ).not.toContain('R115')
  })

  it('R475 HER2 has the status that its score gives', () => {
    const said = (microscopy: string, diagnosis: string) => rulesOf('zh', { microscopy, diagnosis })
    expect(said('浸润性癌，HER2(3+)。', '浸润性癌，HER2阴性')).toContain('R115')
    expect(said('浸润性癌，HER2(0)。', '浸润性癌，HER2阳性')).toContain('R115')
    expect(said('浸润性癌，HER2(2+)。', '浸润性癌，HER2阴性')).not.toContain('R115')
    expect(said('浸润性癌，HER2(1+)。', '浸润性癌，HER2阴性')).not.toContain('R115')
  })

  it('R415 a removed spleen isn’t described, and the conclusion describes no removed gallbladder', () => {
    expect(
      rulesOf('zh', { technique: '外伤后脾切除术后(2016)', findings: '脾脏下极见15mm低密度影。' }),
    ).toContain('R115')
    expect(
      rulesOf('en', {
        ...radiology('Gallbladder surgically absent.', '1. Normal gallbladder without stones.'),
      }),
    ).toContain('R115')
  })
})

describe('sizes, sides, days and persons', () => {
  it.each<readonly [Locale, string]>([
    ['de', 'DHC 45 mm.'],
    ['zh', '胆总管内径70mm。'],
    ['en', 'CBD 4 cm.'],
  ])('R477 a common bile duct is at most 35 mm wide in %s', (locale, findings) => {
    expect(rulesOf(locale, { findings })).toContain('R105')
  })

  it('R477 raises no alarm for what is inside the duct', () => {
    for (const findings of ['CBD 9 mm.', 'CBD stent 7 cm.', 'Choledochal cyst 5 cm.'])
      expect(rulesOf('en', { findings })).not.toContain('R105')
  })

  it('R478 a size with exchanged digits is that of the only such finding on the side', () => {
    const findings = 'Rechts solider Knoten 13 x 10 x 9 mm.'
    expect(rulesOf('de', radiology(findings, 'Schilddrüsenknoten rechts 31 mm.'))).toContain('R128')
    expect(rulesOf('de', radiology(findings, 'Schilddrüsenknoten rechts 22 mm.'))).not.toContain('R128')
  })

  const order = (text: string): CheckedReport['context'] => ({ study: { order: text } })

  it('R479 the side directly next to the ordered part, or of a finding without a part, is the ordered one', () => {
    expect(
      rulesOf(
        'en',
        radiology('Root tear.', 'Root tear with extrusion in the right knee.'),
        order('MRI KNEE LEFT'),
      ),
    ).toContain('R101 text')
    expect(
      rulesOf('en', radiology('Fracture of the shaft.', 'Right shaft fracture.'), order('XR FOREARM LEFT')),
    ).toContain('R101 text')
    expect(
      rulesOf('en', radiology('Left: fracture.', 'Right shaft fracture.'), order('XR FOREARM LEFT')),
    ).not.toContain('R101 text')
  })

  it('R480 an event in the past tense happened before the study', () => {
    const on = (technique: string) =>
      rulesOf('de', { technique, findings: 'Drainage.' }, { study: { date: '2025-02-17' } })
    expect(on('Z. n. Drainage am 24.02.2025.')).toContain('R127 later')
    expect(on('Z. n. Drainage am 10.02.2025.')).not.toContain('R127 later')
    expect(on('Z. n. Drainage, Resektion geplant am 24.02.2025.')).not.toContain('R127 later')
  })

  it('R481 a comparison with an earlier study needs one', () => {
    const findings = '이전 검사와 비교하여 충수 직경이 증가함.'
    expect(rulesOf('ko', { findings }, { priors: [] })).toContain('R121')
    expect(rulesOf('ko', { findings }, { priors: [{ date: '2025-01-02' }] })).not.toContain('R121')
  })

  it('R482 if each side has a category, the advice belongs to the side that it names', () => {
    const said = (recommendation: string) =>
      rulesOf('de', { impression: 'Rechts BI-RADS 3. Links BI-RADS 1.', recommendation })
    expect(said('Sonographische Kontrolle rechts in 24 Monaten.')).toContain('R113 interval')
    expect(said('Sonographische Kontrolle rechts in 6 Monaten.')).not.toContain('R113 interval')
    expect(said('Sonographische Kontrolle in 24 Monaten.')).not.toContain('R113 interval')
  })

  it('R483 a fetus after a comma doesn’t take the age from its mother', () => {
    const patient = { patient: { ageYears: 28 } }
    expect(rulesOf('ko', { impression: '58세 임산부, 정상 태아 발육.' }, patient)).toContain('R104')
    expect(
      rulesOf('ja', { impression: '24歳であり、温存を考慮。' }, { patient: { ageYears: 52 } }),
    ).toContain('R104')
    expect(rulesOf('ja', { impression: '24歳で発症。' }, { patient: { ageYears: 52 } })).not.toContain('R104')
  })

  it('R117 an unfilled number sign before a unit is a blank', () => {
    expect(rulesOf('zh', { findings: '结节，大小 ×mm，边界清。' })).toContain('R117')
    expect(rulesOf('ko', { microscopy: '깊이 ( ) mm, 너비 4.0 mm.' })).toContain('R117')
  })
})
