import type { Locale, ReportSection } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import type { ImageContext } from './CheckedReport.ts'
import { createReportCheck } from './createReportCheck.ts'
import { reportOf } from './testkit/reportOf.ts'

const { check } = createReportCheck()

type Sections = Readonly<Partial<Record<ReportSection, string>>>
type Said = readonly [locale: Locale, sections: Sections]

function rulesOf(locale: Locale, sections: Sections, context: ImageContext = {}): readonly string[] {
  return check(reportOf(locale, sections, { context }))
    .filter(({ level }) => level !== 'note')
    .map(({ rule }) => rule)
}

describe('«unchanged» in a sentence with unknown words', () => {
  const withoutPrior: ImageContext = { priors: [] }
  it.each<readonly [Locale, string]>([
    ['ko', '발목 병변 주위 힘줄 활주 양호하며 굴곡에서도 변화 없음.'],
    ['en', 'Sheath cyst follows the tendon and stays unchanged while flexing the thumb.'],
    ['zh', '囊肿随肌腱滑动，屈伸拇指无变化。'],
    ['ja', '嚢胞は腱とともに滑走し、母指屈曲で不変。'],
    ['de', 'Zyste gleitet mit der Sehne, bei Daumenbeugung unverändert.'],
  ])('R425 compares with nothing in %s', (locale, findings) => {
    expect(rulesOf(locale, { findings }, withoutPrior)).not.toContain('R121')
  })

  it.each<readonly [Locale, string]>([
    ['ko', '발목 힘줄 주위 물혹, 이전 검사와 비교하여 변화 없음.'],
    ['en', 'Sheath cyst along the extensor tendon, unchanged since the previous study.'],
    ['zh', '腱鞘旁囊肿，与前片比较无变化。'],
    ['ja', '腱鞘の嚢胞は前回と不変。'],
    ['de', 'Zyste der Sehnenscheide, gegenüber der Voruntersuchung unverändert.'],
    ['en', 'The nodule is unchanged.'],
  ])('R425 compares beside an earlier time, or read as a whole, in %s', (locale, findings) => {
    expect(rulesOf(locale, { findings }, withoutPrior)).toContain('R121')
  })
})

describe('results that are critical by their kind', () => {
  it.each<Said>([
    ['ko', { impression: 'TFCC central perforation with ulnar impaction.' }],
    ['en', { impression: 'Remote microhemorrhage of amyloid type in the frontal lobe.' }],
    ['zh', { impression: '髋臼盂唇穿孔。' }],
    ['ja', { impression: '右額葉の陳旧化した微小な出血痕。' }],
    ['de', { impression: 'Punktförmige Hämosiderinblutung frontal im Rahmen der Amyloidangiopathie.' }],
  ])('R426 can wait where another word may say so in %s', (locale, sections) => {
    expect(rulesOf(locale, sections)).not.toContain('R119')
  })

  it.each<Said>([
    ['ko', { impression: '좌측 소뇌 급성 출혈, 폐쇄성 수두증.' }],
    ['en', { impression: 'Left frontal lobe hemorrhage, mass effect on the falx.' }],
    ['zh', { impression: '乙状结肠穿孔。' }],
    ['ja', { impression: '右前頭葉出血。' }],
    ['de', { impression: 'Sigmaperforation mit freier Luft.' }],
  ])('R426 can’t where they are new, or nothing else is said, in %s', (locale, sections) => {
    expect(rulesOf(locale, sections)).toContain('R119')
  })
})

describe('a conclusion with unknown words', () => {
  it('R427 isn’t missing anything, whatever its organ', () => {
    const findings = 'New fracture of the left clavicle. The liver is normal.'
    expect(rulesOf('en', { findings, impression: 'Hepatic steatosis.' })).toContain('R114')
    expect(rulesOf('en', { findings, impression: 'Hepatic steatosis. Floating arm.' })).not.toContain('R114')
  })
})

describe('a length with something else between it and the organ', () => {
  it('R428 belongs to that something', () => {
    expect(rulesOf('en', { findings: 'Ovary, guidewire advanced over 900 mm.' })).not.toContain('R105')
    expect(rulesOf('en', { findings: 'Left ovary 900 mm.' })).toContain('R105')
  })
})

describe('a category before a side', () => {
  it('R429 isn’t compared', () => {
    const findings =
      'Re. kaudal Knoten 14 x 11 x 9 mm mit Halo (VU 13 x 11 x 9 mm), EU-TIRADS 3. Li. zwei Kolloidzysten, max. 5 mm, EU-TIRADS 2.'
    const impression = 'Größenkonstanter Knoten re. (EU-TIRADS 3), Kolloidzysten li.'
    expect(rulesOf('de', { findings, impression })).not.toContain('R112')
  })

  it('R429 is compared without the side', () => {
    const findings = 'Right nodule 14 mm, TI-RADS 3.'
    expect(rulesOf('en', { findings, impression: 'Right nodule, TI-RADS 4.' })).toContain('R112')
  })
})

describe('what an affirming sentence says in addition to its finding', () => {
  it('R430 may mean that the finding is gone', () => {
    const impression = 'L5/S1: kein Prolaps.'
    const gone = 'L5/S1: Die 2021 beschriebene Extrusion hat sich vollständig zurückgebildet.'
    expect(rulesOf('de', { findings: gone, impression })).not.toContain('R115')
    expect(rulesOf('de', { findings: 'L5/S1: Extrusion links.', impression })).toContain('R115')
  })

  it('R430 a size after a comma isn’t that of the denied finding', () => {
    expect(rulesOf('ja', { findings: '胆嚢:結石なし、62 mm。' })).not.toContain('R115')
    expect(rulesOf('ja', { findings: '右肺に8 mmの結節なし。' })).toContain('R115')
  })
})

describe('a grade group', () => {
  it('R112 follows from the patterns, even after their sum', () => {
    expect(rulesOf('de', { diagnosis: 'Adenokarzinom, Gleason 8 (4+4), ISUP-Grad 2.' })).toContain('R112')
    expect(rulesOf('de', { diagnosis: 'Adenokarzinom, Gleason 8 (4+4), ISUP-Grad 4.' })).not.toContain('R112')
  })
})

describe('a part that is normal', () => {
  it.each<readonly [Locale, string, string]>([
    ['de', 'Spinalkanal frei.', 'Frische Deckplattenfraktur LWK 1.'],
    ['en', 'The spinal canal is normal.', 'Fracture of the vertebral body.'],
  ])('R431 is another one than that of the finding in %s', (locale, findings, impression) => {
    expect(rulesOf(locale, { findings, impression })).not.toContain('R116')
  })

  it('R431 is the same one if it has the same name', () => {
    const sections = { findings: 'The spine is normal.', impression: 'Fracture of the spine.' }
    expect(rulesOf('en', sections)).toContain('R116')
  })
})

describe('sizes of a specimen', () => {
  it('R432 aren’t mistyped sizes of one of several, nor of the whole specimen', () => {
    const gross = '22 x 12 x 5 cm, 380 g. Subpleural mass 2.9 cm.'
    const several = 'Adenocarcinoma of the lung, total size 2.9 cm, invasive size 2.2 cm.'
    expect(rulesOf('en', { gross, diagnosis: several })).not.toContain('R108')
    expect(rulesOf('en', { gross, diagnosis: 'Adenocarcinoma of the lung, 2.2 cm.' })).not.toContain('R108')
    expect(rulesOf('en', { gross, diagnosis: 'Adenocarcinoma of the lung, 29 cm.' })).toContain('R108')
  })
})

describe('a share and a percentage', () => {
  it('R433 are two figures if a comma separates them', () => {
    expect(rulesOf('en', { findings: 'Right apex 1/2, 5%; right base 2/3, 40%.' })).not.toContain('R110')
    expect(rulesOf('en', { findings: 'Positive cores 6/12 (40%).' })).toContain('R110')
  })
})
