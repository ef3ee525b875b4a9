import type { Locale, ReportSection } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import type { CheckedReport, ImageContext } from './CheckedReport.ts'
import { createReportCheck } from './createReportCheck.ts'
import { reportOf } from './testkit/reportOf.ts'
import { datesIn } from './text/dates.ts'

const { check } = createReportCheck()

type Sections = Readonly<Partial<Record<ReportSection, string>>>
type Said = readonly [locale: Locale, sections: Sections]

function rulesOf(locale: Locale, sections: Sections, context: ImageContext = {}): readonly string[] {
  const report: CheckedReport = reportOf(locale, sections, { context })
  return check(report)
    .filter(({ level }) => level !== 'note')
    .map(({ rule }) => rule)
}

describe('days of comparison', () => {
  const context: ImageContext = { study: { date: '2025-06-18' }, priors: [{ date: '2025-06-04' }] }

  it.each<Said>([
    ['de', { technique: 'Tumorboardbeschluss vom 10.06.2025.' }],
    ['de', { comparison: 'Externes PET-CT vom 14.01.2024.' }],
    ['en', { findings: 'Discussed at the tumor board of 06/10/2025.' }],
    ['en', { comparison: 'Outside MRI of January 14, 2024.' }],
    ['ko', { comparison: '2024-01-14 타원 CT' }],
    ['zh', { comparison: '外院2024年1月14日CT' }],
    ['ja', { comparison: '他院2024年1月14日のCT' }],
  ])('R400 a day that no slip makes a study’s may be one of a study elsewhere in %s', (locale, sections) => {
    expect(rulesOf(locale, sections, context)).not.toContain('R127')
  })

  it.each<Said>([
    ['de', { comparison: 'CT vom 04.06.2024.' }],
    ['en', { findings: 'Compared with June 4, 2024, the nodule is smaller.' }],
    ['ko', { comparison: '2025-06-14 CT' }],
    ['zh', { comparison: '2025年5月4日CT' }],
    ['ja', { comparison: '2024年6月4日のCT' }],
  ])('R400 a slip of one part of the day is told in %s', (locale, sections) => {
    expect(rulesOf(locale, sections, context)).toContain('R127')
  })

  it.each<readonly [Locale, string]>([
    ['ko', '2024년 1.4×0.7 cm와 비교하여 변화 없음.'],
    ['zh', '2024年 1.4×0.7cm。'],
    ['ja', '2024年 1.4 × 0.7 cm。'],
    ['en', 'In 2024. 1.4 x 0.7 cm.'],
  ])('R400 a year and a size are no day in %s', (locale, text) => {
    expect(datesIn(text, locale)).toEqual([])
  })
})

describe('what is stable', () => {
  const context: ImageContext = { priors: [] }

  it.each<readonly [Locale, string]>([
    ['en', 'Physiologically immature left hip, stable.'],
    ['en', 'Vital signs stable. Joint stable.'],
    ['en', 'Fracture alignment stable.'],
    ['de', 'Dynamisch bds. stabil.'],
    ['de', 'Gelenk stabil. Kreislauf stabil.'],
    ['zh', '髋关节稳定。'],
    ['ko', 'Lt. hip: Graf IIa, stable.'],
    ['ko', '담낭 용종 4 mm, 체위에 따른 변화 없음.'],
    ['de', 'Varikozele, unter Valsalva unverändert.'],
    ['ja', 'すべり、体位で変化なし。'],
    ['zh', '结石变换体位后无变化。'],
  ])('R401 a joint, a patient or a test needs no earlier study in %s: %s', (locale, findings) => {
    expect(rulesOf(locale, { findings }, context)).not.toContain('R121')
  })

  it.each<readonly [Locale, string]>([
    ['en', 'Stable cyst.'],
    ['de', 'Zyste stabil.'],
    ['zh', '囊肿稳定。'],
  ])('R401 what may grow does in %s: %s', (locale, findings) => {
    expect(rulesOf(locale, { findings }, context)).toContain('R121')
  })
})

describe('ages and sexes of others', () => {
  const woman: ImageContext = { patient: { sex: 'F', ageYears: 33 } }
  const man: ImageContext = { patient: { sex: 'M', ageYears: 62 } }

  it.each<readonly [Locale, string]>([
    ['en', 'Postmenopausal, LMP age 51.'],
    ['en', 'Patients 50 years of age and older are screened.'],
    ['zh', 'AJCC第8版：pT3bN1b，年龄<55岁，M0者为I期。'],
    ['zh', '45岁以上建议筛查。'],
    ['ja', '40歳以上では2年ごとの検診。閉経51歳。'],
    ['ko', '55세 이상에서 흔함. 폐경 51세.'],
    ['de', 'Frauen ab 50 Jahren werden eingeladen. Menopause mit 51 Jahren.'],
  ])('R402 an age is the patient’s only where it is said of a person in %s: %s', (locale, technique) => {
    expect(rulesOf(locale, { technique }, woman)).not.toContain('R104')
  })

  it.each<readonly [Locale, string]>([
    ['en', 'Woman, aged 51.'],
    ['zh', '患者女，51岁，腹痛。'],
    ['ja', '51歳女性、腹痛。'],
    ['ko', '환자 51세, 복통.'],
    ['de', '51-jährige Patientin mit Bauchschmerzen.'],
  ])('R402 it is told where it is in %s: %s', (locale, technique) => {
    expect(rulesOf(locale, { technique }, woman)).toContain('R104')
  })

  it.each<readonly [Locale, string]>([
    ['ja', '妊娠37週2日。男児 2,088 g、帝王切開。'],
    ['ko', '39주 제왕절개, 남아 3,210 g. 태반 검체.'],
    ['zh', '孕39周分娩，男婴3200g。'],
    ['en', 'Placenta of a male newborn.'],
    ['de', 'Plazenta nach Geburt eines Jungen. Neugeborenes männlich.'],
    ['en', 'Second child a boy.'],
  ])('R403 who was born may be of the other sex in %s: %s', (locale, technique) => {
    expect(rulesOf(locale, { technique }, woman)).not.toContain('R103')
  })

  it.each<readonly [Locale, string]>([
    ['ja', '胆嚢底部に腺筋腫症。'],
    ['ja', '食道に平滑筋腫、筋腫様の粘膜下腫瘤。'],
    ['en', 'Esophageal fibroid polyp.'],
    ['de', 'Methoden: Linearschallkopf.'],
  ])('R403 a finding without the organ’s name isn’t one of the organ in %s: %s', (locale, findings) => {
    expect(rulesOf(locale, { findings }, man)).not.toContain('R103')
  })
})

describe('sides, calls and advice', () => {
  it.each<readonly [Locale, string, Sections]>([
    ['zh', '骨盆正位+右髋侧位', { findings: '右侧人工股骨头置换术后。', impression: '左髋退变。' }],
    [
      'en',
      'XR right hip',
      { findings: 'Right hip prosthesis.', impression: 'Left hip osteoarthritis with a cyst.' },
    ],
    ['de', 'Röntgen Hüfte rechts', { findings: 'DHS rechts.', impression: 'Fraktur der linken Hüfte, alt.' }],
    ['ko', 'Rt. knee MRI', { findings: '우측 무릎 연골판 파열. 좌측 무릎 골절.' }],
    ['ja', '右膝MRI', { findings: '右膝半月板断裂。', impression: '左膝に骨折。' }],
  ])('R404 a report that names the ordered side may name the other in %s: %s', (locale, order, sections) => {
    expect(rulesOf(locale, sections, { study: { order } })).not.toContain('R101')
  })

  it.each<readonly [Locale, string]>([
    ['zh', '肠套叠空气灌肠整复成功。'],
    ['ja', '腸重積、整復成功。'],
    ['en', 'Intussusception, reduced by air enema.'],
    ['de', 'Invagination, hydrostatisch reponiert.'],
    ['ko', '장중첩, 공기 정복 성공.'],
    ['en', 'Skull fracture with thin epidural hematoma.'],
  ])('R405 nobody is called about what was treated, or is slight in %s: %s', (locale, impression) => {
    expect(rulesOf(locale, { impression })).not.toContain('R119')
  })

  it.each<readonly [Locale, string]>([
    ['zh', '建议月经干净后超声复查。'],
    ['ja', '月経終了後に超音波で再検を推奨。'],
    ['en', 'Follow-up CT with the next staging is recommended.'],
    ['de', 'CT-Kontrolle nach Abschluss der Antibiose empfohlen.'],
    ['ko', '항생제 종료 후 추적 CT 권고.'],
  ])('R406 another word of the advice may say when in %s: %s', (locale, recommendation) => {
    expect(rulesOf(locale, { impression: '', recommendation })).not.toContain('R118')
  })

  it('R407 a place on this side may be that of a finding whose organ is only implied', () => {
    const sections = {
      findings: '우측 frontotemporoparietal convexity를 따라 14 mm 고음영. 좌측 두정부 subgaleal hematoma.',
      impression: 'Acute SDH, Rt. FTP, 14 mm. NS 당직의 23:40 통보.',
    }
    expect(rulesOf('ko', sections)).not.toContain('R125')
  })
})

describe('lengths, changes and counts', () => {
  it.each<Said>([
    ['ko', { gross: 'Isthmus 1.5×1.0×0.4 cm.', diagnosis: 'Resection margin free (0.1 cm).' }],
    ['zh', { findings: '腹主动脉瘤，最大外径50mm。', impression: '腹主动脉瘤，最大径50mm，一年增大5mm。' }],
    ['en', { findings: 'Aortic aneurysm of 50 mm.', impression: 'Aortic aneurysm, grown by 5 mm.' }],
    ['de', { findings: 'Aortenaneurysma 50 mm.', impression: 'Aortenaneurysma, um 5 mm größer.' }],
    ['ja', { findings: '大動脈瘤50mm。', impression: '大動脈瘤、5mm増大。' }],
    ['ko', { findings: '대동맥류 50 mm.', impression: '대동맥류, 5 mm 증가.' }],
    ['en', { findings: 'Skin ellipse of 30 mm.', impression: 'Melanoma, margin 3 mm.' }],
  ])('R408 a growth, a margin or a middle axis is no slip of a size in %s', (locale, sections) => {
    expect(rulesOf(locale, sections)).not.toContain('R108')
  })

  it.each<Said>([
    ['en', { microscopy: 'Melanoma, Breslow 1.4 mm.', diagnosis: 'Melanoma, Breslow thickness 14 mm.' }],
    ['zh', { findings: '室间隔增厚，最厚约20 mm。', impression: '室间隔增厚，最厚约200 mm。' }],
  ])('R408 lengths of one kind are compared in %s', (locale, sections) => {
    expect(rulesOf(locale, sections)).toContain('R108')
  })

  it.each<readonly [Locale, string]>([
    ['ko', '최대 병변 2.1 cm (이전 3.6 cm), ADC 증가.'],
    ['en', 'Lesion 2.1 cm (previously 3.6 cm), enhancement increased.'],
    ['de', 'Läsion 2,1 cm (zuvor 3,6 cm), Einschmelzung zunehmend.'],
    ['zh', '病灶2.1cm（前次3.6cm），密度增高，水肿增加。'],
    ['ja', '病変 2.1 cm（前回 3.6 cm）、浮腫は増大。'],
  ])('R409 what else has changed isn’t the size in %s: %s', (locale, findings) => {
    expect(rulesOf(locale, { findings })).not.toContain('R110')
  })

  it.each<Said>([
    [
      'en',
      {
        findings: 'Skull: two lytic lesions.',
        impression: 'Three new lytic lesions (two calvarial, one humeral).',
      },
    ],
    ['ko', { findings: '우엽 결절 2개 (0.6 cm, 0.4 cm), 좌엽 1.1 cm 저에코 결절.' }],
    ['de', { findings: 'Zwei Knoten: rechts 6 mm, Zyste 8 mm, Isthmus 3 mm.' }],
  ])('R410 other nouns are counted, or other things measured in %s', (locale, sections) => {
    expect(rulesOf(locale, sections)).not.toContain('R111')
  })

  it('R411 microscopy corrects the gross description of a specimen', () => {
    const sections = {
      gross: '左盆前哨淋巴结2枚，右盆前哨淋巴结3枚。',
      diagnosis: '前哨淋巴结未见癌（左0/2，右0/3）。',
    }
    expect(rulesOf('zh', sections)).not.toContain('R115')
  })
})
