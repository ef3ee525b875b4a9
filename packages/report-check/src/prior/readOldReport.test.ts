import { readReportFile } from '@pandok/board'
import { LOCALES, type Locale } from '@pandok/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { OLD_REPORTS } from '../testkit/oldReports.ts'
import { anatomyOf, anatomyOfWords } from './anatomyOf.ts'
import { readOldReport } from './readOldReport.ts'
import { reportFileOfText } from './reportFileOfText.ts'

const REPORTS: Readonly<Record<Locale, string>> = {
  ko: '검사일: 2026-03-02\n[소견] 우측 폐에 8 x 6 mm 결절(이전 6 mm). 2025-09-01 CT와 비교함.\n간에 1.2 cm 낭종. 신장 결석 없음.\n[결론] Lung-RADS 4A.',
  en: 'Date of exam: 2026-03-02\nFINDINGS: 8 x 6 mm nodule in the right lung, previously 6 mm. Comparison: CT of 2025-09-01.\nA 1.2 cm cyst in the liver. No renal stone.\nIMPRESSION: Lung-RADS 4A.',
  zh: '检查日期：2026-03-02\n右肺见8×6 mm结节，既往6 mm。与2025-09-01 CT比较。\n肝脏见1.2 cm囊肿。未见肾结石。\n印象：Lung-RADS 4A。',
  ja: '検査日：2026/03/02\n右肺に8×6 mmの結節、前回6 mm。2025/09/01のCTと比較。\n肝に1.2 cmの嚢胞。腎結石なし。\n診断：Lung-RADS 4A。',
  de: 'Untersuchungsdatum: 02.03.2026\nBefund: 8 x 6 mm großer Rundherd in der rechten Lunge, zuvor 6 mm. Vergleich mit der CT vom 01.09.2025.\n1,2 cm große Zyste in der Leber. Keine Nierensteine.\nBeurteilung: Lung-RADS 4A.',
}

describe('an old report that is pasted', () => {
  it.each(LOCALES)('R180 gives its day, its sizes with their sites and its categories, in %s', (locale) => {
    const read = readOldReport(REPORTS[locale])
    expect(read.locale).toBe(locale)
    expect(read.examDate?.day).toBe('2026-03-02')
    expect(read.dates.map(({ day }) => day)).toEqual(['2026-03-02', '2025-09-01'])
    expect(read.sizes.map(({ axesMm, organ, side }) => ({ axesMm, organ, side }))).toEqual([
      { axesMm: [8, 6], organ: 'lung', side: 'R' },
      { axesMm: [12], organ: 'liver', side: undefined },
    ])
    expect(read.categories.map(({ system, category }) => ({ system, category }))).toEqual([
      { system: 'lungRads', category: '4A' },
    ])
  })

  it.each(LOCALES)('R181 gives the place of everything, in %s', (locale) => {
    const text = REPORTS[locale]
    const read = readOldReport(text)
    for (const { start, end, sentence } of read.sizes) {
      expect(text.slice(start, end)).toMatch(/^\d.*m$/u)
      expect(text).toContain(sentence)
    }
    for (const { start, end } of read.categories) expect(text.slice(start, end)).toBe('Lung-RADS 4A')
    for (const { start, end } of read.dates) expect(text.slice(start, end)).toMatch(/\d/u)
  })

  it.each([
    ['결절이 6 mm에서 9 mm로 커짐.', [9]],
    ['The nodule measures 6 mm → 9 mm.', [9]],
    ['Rundherd von 6 mm auf 9 mm gewachsen.', [9]],
    ['Follow-up of nodules ≥ 8 mm is advised; this one measures 9 mm.', [9]],
    ['Previously 6 mm, now 9 mm.', [9]],
    ['우하엽 9 mm 결절(2023년: 6 mm).', [9]],
    ['간 S6에 3.2 cm 종괴(2021-03-05 CT 당시 1.9 cm).', [32]],
    ['Aneurysm 4.3 x 4.1 cm (2023: 4.0 cm).', [43, 41]],
    ['8 mm mass, stable since 2019 (8 mm).', [8]],
    ['Aneurysm 5.1 cm AP x 5.0 cm TR, versus 4.6 cm on Nov 20, 2020.', [51, 50]],
    ['6 months ago 6 mm. The nodule measures 9 mm.', [9]],
    ['右上葉に9mmの結節（2019年11月は7mm）。', [9]],
    ['右肺上叶9mm结节（2022年3月8日为7mm）。', [9]],
    ['右乳0.9cm结节，较前增大（当时0.7cm）。', [9]],
    ['Herd 16 mm, damals 9 mm.', [16]],
    ['Zyste 5 cm. Vor 6 Wochen 4,4 cm.', [50]],
    ['Tumor 1,7 cm. Abstand kaudal 2 mm.', [17]],
  ])('R182 «%s»: what was earlier still, or is a limit, is no finding of it', (text, lengths) => {
    expect(readOldReport(text).sizes.flatMap(({ axesMm }) => axesMm)).toEqual(lengths)
  })

  it.each([
    ['우측 유방 9시 방향 2cm 거리에 0.8x0.5cm 크기의 종괴.', [8, 5]],
    ['직장암 4.6 cm, 항문연에서 7 cm.', [46]],
    ['Rectal tumor 4.6 cm, 7 cm from the anal verge. CRM 4 mm, clear.', [46]],
    ['Invasive tumor 18 mm. Margins: nearest 3 mm (superior).', [18]],
    ['直肠肿块4.6cm，距肛缘7cm。', [46]],
    ['直腸腫瘤4.6cm、肛門縁から7cm。', [46]],
    ['Rektumtumor 4,6 cm, 7 cm ab ano.', [46]],
    ['The nodule measures 9 mm from previous 6 mm.', [9]],
  ])('R391 «%s»: distances from anywhere are no findings', (text, lengths) => {
    expect(readOldReport(text).sizes.flatMap(({ axesMm }) => axesMm)).toEqual(lengths)
  })

  it.each([
    ['Exam date 2022-08-19\nAAA 5.2 cm (4.8 cm on 2021-08-02).', [52]],
    ['검사일 2022-08-19\n대동맥류 5.2 cm (4.8 cm, 2021-08-02).', [52]],
    ['Untersuchungsdatum: 19.08.2022\nAneurysma 5,2 cm (4,8 cm am 02.08.2021).', [52]],
    ['Exam date 2022-08-19\nAAA 5.2 cm (2021-08-02: 4.8 cm).', [52]],
    ['Exam date 2022-08-19\nAAA 5.2 cm on 2022-08-19.', [52]],
  ])('R392 «%s»: a size with an earlier day behind it is of that day', (text, lengths) => {
    expect(readOldReport(text).sizes.flatMap(({ axesMm }) => axesMm)).toEqual(lengths)
  })

  it.each([
    ['검사일 2024-01-08\n우하엽 9 mm 결절. 2023-12-20 CT에서 7 mm였다.', [9]],
    ['Study date 2024-01-08\nBiopsy of 09/2019 had shown a 7 mm lesion. The lesion measures 9 mm.', [9]],
    ['检查日期：2024-01-08\n左侧结节9mm。2019年10月片左侧结节8mm。', [9]],
    ['検査日：2024/01/08\n左葉の結節9mm。2022年10月のCTでは8mm。', [9]],
    ['Untersuchungsdatum: 08.01.2024\nLäsion links 9 mm. Im MRT von 03/2023 war die Läsion 7 mm.', [9]],
    ['Study date 2024-01-08\nCompared with 2023-12-20, the nodule measures 9 mm.', [9]],
    ['Study date 2024-01-08\nOn 2023-12-20 seen first; now the nodule measures 9 mm.', [9]],
  ])('R182 «%s»: what a sentence tells of an earlier day is none either', (text, lengths) => {
    expect(readOldReport(text).sizes.flatMap(({ axesMm }) => axesMm)).toEqual(lengths)
  })

  it.each([
    ['실시일 2021/09/17 08:42\n간 CT', '2021-09-17'],
    ['병리번호 S22-10455  접수 2022-05-16  보고 2022-05-20', '2022-05-16'],
    ['Mammogram  Performed: 2021-Mar-18  Signed 2021-Mar-19', '2021-03-18'],
    ['Pelvic ultrasound. Exam date 05-19-20.', '2020-05-19'],
    ['Thyroid sonogram   Study time 20240212 1015', '2024-02-12'],
    ['Coll. 12/01/2019  Rptd. 12/05/2019', '2019-12-01'],
    ['Patho-Nr. H/19-4471  Eingang 07.10.2019, Befund 10.10.2019', '2019-10-07'],
    ['病理診断報告書　採取日 2018/07/09　報告日 2018/07/13', '2018-07-09'],
    ['前列腺MRI（日期：二〇二〇年十一月三日）', '2020-11-03'],
    ['病理报告  收到2019-03-22 发出2019-03-27', '2019-03-22'],
    ['Order received 2024-01-05. Exam date 2024-01-08.', '2024-01-08'],
    ['Patient 20240212, chest CT', undefined],
    ['CT chest 02-06-20', undefined],
  ])('R183 «%s» names its day by a label, or in a way that has one reading', (text, day) => {
    expect(readOldReport(text).examDate?.day).toBe(day)
  })

  it('R183 the day is proposed only if no other one is possible', () => {
    expect(readOldReport('CT 2026-03-02. MR 2026-03-05.').examDate).toBeUndefined()
    expect(readOldReport('CT 2026-03-02. Compared with CT of 2025-01-01.').examDate?.day).toBe('2026-03-02')
    expect(readOldReport('No day at all.').examDate).toBeUndefined()
    expect(readOldReport('CT 2026-02-30.').examDate).toBeUndefined()
  })

  it.each([
    ['2026.3.2 흉부 CT\n비교: 2025.9.1\n우상엽에 1.2×0.8 cm 결절.', [12, 8]],
    ['CT CHEST 03/02/2026\nCOMPARISON: 9/1/2025\nA 1.2 x 0.8 cm nodule in the right upper lobe.', [12, 8]],
    ['2026年3月2日 胸部CT\n对比2025-9-1\n右肺上叶结节1.2cm×0.8cm。', [12, 8]],
    ['令和8年3月2日 胸部CT\n比較：令和7年9月1日\n右上葉に1.2×0.8cmの結節。', [12, 8]],
    [
      'CT Thorax vom 2. März 2026\nVergleich: CT vom 1. September 2025\nRechts 1,2 × 0,8 cm Rundherd.',
      [12, 8],
    ],
    ['Befund v. 02.03.26\nRundherd rechts, 12 mm.', [12]],
  ])('R330 «%s»: the day of its title is its own', (text, axes) => {
    const { examDate, sizes } = readOldReport(text)
    expect(examDate?.day).toBe('2026-03-02')
    expect(sizes.map(({ axesMm }) => axesMm)).toEqual([axes])
  })

  it.each([
    ['A 12 mm nodule, increased from 9 mm.', [12]],
    ['4.4 cm infrarenal AAA (was 4.1 cm).', [44]],
    ['腹主动脉瘤4.4cm，原4.1cm。', [44]],
    ['BAA 4,4 cm, zuvor 4,1 cm.', [44]],
    ['대동맥류 4.4 cm (이전 4.1 cm).', [44]],
    ['大動脈瘤44mm（前回41mm）。', [44]],
  ])('R331 «%s»: a size that was isn’t proposed', (text, lengths) => {
    expect(readOldReport(text).sizes.flatMap(({ axesMm }) => axesMm)).toEqual(lengths)
  })

  it.each([
    'Right kidney 10.5 cm, left 11 cm.',
    'Niere rechts 10,5 cm, links 11 cm.',
    '신장 우측 10.5 cm, 좌측 11 cm.',
    '腎は右10.5cm、左11cm。',
    '肾脏右侧10.5cm，左侧11cm。',
  ])('R332 «%s»: each size has its own side', (text) => {
    expect(readOldReport(text).sizes.map(({ side }) => side)).toEqual(['R', 'L'])
  })

  it.each(OLD_REPORTS)('R186 «$text»: days, sizes with their sites and categories', (written) => {
    const { locale, examDate, sizes, categories } = readOldReport(written.text)
    expect(locale).toBe(written.locale)
    expect(examDate?.day).toBe(written.day)
    const told = sizes.map((size) => {
      const organ = size.isNode ? 'node' : anatomyOf(size)?.organs.at(-1)
      return [size.axesMm.join('x'), organ, size.side].filter(Boolean).join(' ')
    })
    expect(told).toEqual(written.sizes)
    expect([...new Set(categories.map(({ system, category }) => `${system} ${category}`))]).toEqual(
      written.categories,
    )
  })

  it.each([
    ['Right breast 10:00, 4 cm from the nipple, 9 mm mass.', [9]],
    ['유방 유두에서 4cm, 9mm 종괴.', [9]],
    ['Slice thickness 3 mm. 9 mm nodule in the lung.', [9]],
    ['Leberherd 9 mm. Schichtdicke 3 mm.', [9]],
    ['Target 1 of the liver 9 mm. Sum 85 mm.', [9]],
    ['Liver metastasis 9 mm (12 mm).', [9]],
    ['肝转移瘤9mm（2024-05-08：12mm）。', [9]],
  ])('R187 «%s»: distances, slices, sums and what was then are no findings', (text, lengths) => {
    expect(readOldReport(text).sizes.flatMap(({ axesMm }) => axesMm)).toEqual(lengths)
  })

  it('R188 a category belongs to the size of its sentence, and each TI-RADS is its own system', () => {
    const text =
      'US 2026-03-02\nRight thyroid lobe 11 mm nodule, EU-TIRADS 4. Left lobe 6 mm, EU-TIRADS 3.\nBI-RADS 2.'
    const { measurements, categories } = reportFileOfText(text, readOldReport(text), '2026-03-02')
    const [first, second] = measurements
    expect(categories).toMatchObject([
      { system: 'euTirads', category: '4', trackingUid: first?.trackingUid },
      { system: 'euTirads', category: '3', trackingUid: second?.trackingUid },
      { system: 'birads', category: '2' },
    ])
    expect(categories?.[2]).not.toHaveProperty('trackingUid')
    expect(measurements.map(({ anatomy }) => anatomy)).toEqual([
      { organs: ['thyroid'], side: 'R' },
      { organs: ['thyroid'], side: 'L' },
    ])
    expect(readReportFile(JSON.stringify(reportFileOfText(text, readOldReport(text), '2026-03-02'))).ok).toBe(
      true,
    )
  })

  it('R188 the words of an answer also give a place', () => {
    expect(anatomyOfWords('right upper lobe', 'en')).toEqual({ organs: ['upperLobe', 'lung'], side: 'R' })
    expect(anatomyOfWords('lymph node', 'en')).toEqual({ organs: [], isNode: true })
    expect(anatomyOfWords('soft tissue', 'en')).toBeUndefined()
  })

  it.each(LOCALES)(
    'R185 its sizes are lengths of an earlier report, each with its sentence, in %s',
    (locale) => {
      const text = REPORTS[locale]
      const file = reportFileOfText(text, readOldReport(text), '2026-03-02')
      expect(readReportFile(JSON.stringify(file))).toEqual({ ok: true, file })
      expect(file.measurements.map(({ value, across, unit }) => ({ value, across, unit }))).toEqual([
        { value: '8', across: ['6'], unit: 'mm' },
        { value: '12', across: undefined, unit: 'mm' },
      ])
      for (const { words } of file.measurements) expect(text).toContain(words)
    },
  )

  it('R184 whatever is pasted, nothing throws and every place is inside the text', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(fc.string(), fc.constantFrom('8 mm', '2026-03-02', '이전', '폐', '→', 'Lung-RADS 3', '.')),
        ),
        (parts) => {
          const text = parts.join(' ')
          const { sizes, dates, categories } = readOldReport(text)
          for (const { start, end } of [...sizes, ...dates, ...categories]) {
            expect(start).toBeLessThan(end)
            expect(end).toBeLessThanOrEqual(text.length)
          }
        },
      ),
      { numRuns: 200 },
    )
  })
})
