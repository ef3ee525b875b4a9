import type { Locale, ReportSection } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import { type Alarm, RULE_IDS } from './Alarm.ts'
import { ALARM_FACTS, factsOf } from './alarmFacts.ts'
import { applyRepair } from './applyRepair.ts'
import type { CheckedReport } from './CheckedReport.ts'
import { createReportCheck } from './createReportCheck.ts'
import { findingWith, reportOf, valueOfKind } from './testkit/reportOf.ts'

const { check: checkReport } = createReportCheck()
const isNamed = (alarm: Alarm) =>
  Object.keys(alarm.facts).toSorted().join() ===
  Object.keys(factsOf(alarm) ?? { unknown: '' })
    .toSorted()
    .join()

/** Checks a report and asserts that every alarm has the facts that its sentence needs. */
function check(...given: Parameters<typeof checkReport>): ReturnType<typeof checkReport> {
  const alarms = checkReport(...given)
  expect(alarms.filter((alarm) => !isNamed(alarm))).toEqual([])
  return alarms
}

const rulesOf = (report: CheckedReport) => check(report).map(({ rule }) => rule)

type Sections = Partial<Record<ReportSection, string>>
type Case = [rule: string, locale: Locale, wrong: Sections, right: Sections, more?: Partial<CheckedReport>]

const knee: Partial<CheckedReport> = { context: { study: { order: 'KNEE LT MRI', bodyPart: 'KNEE' } } }
const man: Partial<CheckedReport> = {
  context: { patient: { sex: 'M', ageYears: 62, name: 'Hong^Gildong', id: '1234567' } },
}
const priors: Partial<CheckedReport> = { context: { priors: [{ date: '2026-03-02' }] } }
const measured: Partial<CheckedReport> = {
  context: { measurements: [{ uid: 'a', kind: 'length', value: 12, unit: 'mm' }] },
}

const CASES: Case[] = [
  [
    'R101',
    'en',
    { findings: 'Tear of the right medial meniscus.' },
    { findings: 'Tear of the left medial meniscus.' },
    knee,
  ],
  [
    'R101',
    'ko',
    { findings: '우측 무릎 관절액 증가.' },
    { findings: '우측 무릎과 달리 반대측은 정상.' },
    knee,
  ],
  ['R103', 'ko', { findings: '자궁 크기 정상.' }, { findings: '전립선 크기 정상.' }, man],
  ['R103', 'ko', { findings: '62세 여성.' }, { findings: '양측 여성형유방.' }, man],
  ['R103', 'ja', { findings: '62歳女性。' }, { findings: '両側女性化乳房。' }, man],
  ['R103', 'de', { findings: 'Ovarialzyste rechts.' }, { findings: 'Mutter mit Ovarialkarzinom.' }, man],
  ['R103', 'zh', { findings: '女，62岁。' }, { findings: '男，62岁。' }, man],
  ['R104', 'en', { findings: 'A 26-year-old man.' }, { findings: 'A 62-year-old man.' }, man],
  ['R104', 'ja', { findings: '26歳男性。' }, { findings: '62歳男性。' }, man],
  ['R105', 'en', { findings: 'Thyroid nodule of 250 mm.' }, { findings: 'Thyroid nodule of 25 mm.' }],
  ['R106', 'ko', { findings: '우상엽에 120 mm 결절.' }, { findings: '우상엽에 1.2 cm 결절.' }, measured],
  [
    'R107',
    'en',
    { findings: 'Nodule 120 mm, previously 12 mm.' },
    { findings: 'Nodule 15 mm, previously 12 mm.' },
  ],
  [
    'R108',
    'de',
    {
      findings: 'Rundherd von 8 mm im rechten Oberlappen.',
      impression: 'Rundherd von 8 cm im rechten Oberlappen.',
    },
    {
      findings: 'Rundherd von 8 mm im rechten Oberlappen.',
      impression: 'Rundherd von 0,8 cm im rechten Oberlappen.',
    },
  ],
  [
    'R109',
    'en',
    { findings: 'Prostate 4.0 x 3.0 x 5.0 cm, volume 310 mL.' },
    { findings: 'Prostate 4.0 x 3.0 x 5.0 cm, volume 31 mL.' },
  ],
  [
    'R110',
    'en',
    { findings: 'Nodule increased from 10 mm to 12 mm (50%).' },
    { findings: 'Nodule increased from 10 mm to 12 mm (20%).' },
  ],
  ['R110', 'en', { findings: 'Gleason 3+4=8.' }, { findings: 'Gleason 3+4=7.' }],
  [
    'R110',
    'ko',
    { findings: '결절이 12 mm에서 10 mm로 증가함.' },
    { findings: '결절이 10 mm에서 12 mm로 증가함.' },
  ],
  [
    'R111',
    'en',
    { findings: 'Two nodules in the right lung: 5 mm, 7 mm and 9 mm.' },
    { findings: 'Three nodules in the right lung: 5 mm, 7 mm and 9 mm.' },
  ],
  [
    'R112',
    'ko',
    { findings: 'K-TIRADS 4 결절.', impression: 'K-TIRADS 5 결절.' },
    { findings: 'K-TIRADS 4 결절.', impression: 'K-TIRADS 4 결절.' },
  ],
  ['R112', 'en', { findings: 'Gleason 3+4, grade group 3.' }, { findings: 'Gleason 3+4, grade group 2.' }],
  [
    'R113',
    'en',
    { impression: 'Lung-RADS 3.', recommendation: 'Follow-up LDCT in 12 months is recommended.' },
    { impression: 'Lung-RADS 3.', recommendation: 'Follow-up LDCT in 6 months is recommended.' },
  ],
  [
    'R114',
    'en',
    { findings: 'Fracture of the left clavicle. Right lung nodule.', impression: 'Right lung nodule.' },
    {
      findings: 'Fracture of the left clavicle. Right lung nodule.',
      impression: 'Right lung nodule. Left clavicle fracture.',
    },
  ],
  [
    'R115',
    'ja',
    { findings: '右胸水なし。', impression: '右胸水あり。' },
    { findings: '右胸水あり。', impression: '右胸水あり。' },
  ],
  [
    'R115',
    'zh',
    { findings: '双侧胸腔未见胸腔积液。', impression: '右侧胸腔积液。' },
    { findings: '右侧胸腔积液。', impression: '右侧胸腔积液。' },
  ],
  [
    'R116',
    'ko',
    { findings: '우측 기흉 있음.', impression: '특이 소견 없음.' },
    { findings: '기흉 없음.', impression: '특이 소견 없음.' },
  ],
  ['R117', 'ko', { findings: '우상엽에 [ ] mm 결절.' }, { findings: '우상엽에 8 mm 결절 [1].' }],
  ['R117', 'en', { findings: 'Nodule of ___ mm.' }, { findings: 'Nodule of 8 mm.' }],
  [
    'R118',
    'de',
    { recommendation: 'CT-Kontrolle empfohlen.' },
    { recommendation: 'CT-Kontrolle in 6 Monaten empfohlen.' },
  ],
  [
    'R119',
    'ko',
    { impression: '우측 기저핵의 급성 출혈.' },
    { impression: '우측 기저핵의 급성 출혈.', comment: '14시에 담당의에게 전화로 통보함.' },
  ],
  ...(
    [
      ['ko', '우측 급성 경막하 혈종.', '14시에 담당의에게 전화로 통보함.'],
      ['en', 'Acute right subdural hematoma.', 'Discussed with Dr. Kim by phone at 14:05.'],
      ['zh', '右侧急性硬膜下血肿。', '已于14:05电话通知主管医师。'],
      ['ja', '右急性硬膜下血腫。', '14:05 当直医に口頭で報告。'],
      ['de', 'Akutes Subduralhämatom rechts.', 'Um 14:05 Uhr telefonisch an Dr. Weber mitgeteilt.'],
    ] as const
  ).map(([locale, impression, comment]): Case => ['R119', locale, { impression }, { impression, comment }]),
  ['R122', 'ko', { findings: '등록번호: 7654321' }, { findings: '등록번호: 1234567' }, man],
  [
    'R125',
    'ko',
    { findings: '우상엽에 결절 있음.', impression: '좌상엽 결절.' },
    { findings: '우상엽에 결절 있음.', impression: '우상엽 결절.' },
  ],
  [
    'R125',
    'de',
    { findings: 'Zyste der linken Niere.', impression: 'Nierenzyste rechts.' },
    { findings: 'Zysten beider Nieren.', impression: 'Nierenzyste rechts.' },
  ],
  [
    'R125',
    'zh',
    { findings: '右肺上叶见结节。', impression: '左肺上叶结节。' },
    { findings: '右肺上叶见结节。', impression: '右肺上叶结节。' },
  ],
  [
    'R127',
    'en',
    { findings: 'Compared with 2025-03-02, no change.' },
    { findings: 'Compared with 2026-03-02, no change.' },
    priors,
  ],
  [
    'R128',
    'en',
    { findings: 'Right renal cyst of 21 mm.', impression: 'Right renal cyst of 34 mm.' },
    { findings: 'Right renal cyst of 21 mm.', impression: 'Right renal cyst of 2.1 cm.' },
  ],
]

describe('rules of words', () => {
  it.each<Case>(CASES)('%s speaks in %s and is silent of what is right', (...given) => {
    const [rule, locale, wrong, right, more] = given
    expect(rulesOf(reportOf(locale, wrong, more))).toContain(rule)
    expect(rulesOf(reportOf(locale, right, more))).not.toContain(rule)
  })
})

describe('rules of values', () => {
  const side = (value: string) => valueOfKind('side', value, { source: { from: 'typed' } })
  const size = (uid: string) =>
    valueOfKind('length', '12', { unit: 'mm', source: { from: 'measurement', what: 'length', uid } })
  const withFindings = (findings: CheckedReport['findings'], more: Partial<CheckedReport> = {}) =>
    rulesOf(reportOf('ko', {}, { findings, ...more }))

  it('R100 requires one side for two cells of the same measurement', () => {
    const cells = (a: string, b: string) => [
      findingWith('one', { values: [side(a), size('m')] }),
      findingWith('two', { values: [side(b), size('m')] }),
    ]
    expect(withFindings(cells('R', 'L'))).toEqual(['R100'])
    expect(withFindings(cells('R', 'R'))).toEqual([])
    expect(withFindings(cells('R', 'B'))).toEqual([])
  })

  it('R101 reads the side of a value and of an answer’s words', () => {
    const answer = valueOfKind('answer', 'left', { answer: 'left knee' })
    const order = { context: { study: { side: 'R' as const } } }
    expect(withFindings([findingWith('a', { values: [side('L')] })], order)).toEqual(['R101'])
    expect(withFindings([findingWith('a', { values: [answer] })], order)).toEqual(['R101'])
    expect(withFindings([findingWith('a', { values: [side('R')] })], order)).toEqual([])
  })

  it('R450 compares the place of a finding with the body part of the exam', () => {
    const placed = (part: string, site: string, more: Parameters<typeof valueOfKind>[2] = {}) => [
      findingWith('exam', {
        values: [valueOfKind('answer', part, { filling: 'exam', meaning: 'Body part', answer: part })],
      }),
      findingWith('a', {
        values: [valueOfKind('answer', site, { filling: 'phrases', meaning: 'Site', answer: site, ...more })],
      }),
    ]
    const [alarm] = check(
      reportOf('ko', {}, { findings: placed('hip', 'distal radius', { words: '원위 요골' }) }),
    )
    expect(alarm).toMatchObject({ rule: 'R450', level: 'warn', facts: { what: '원위 요골', exam: 'hip' } })
    expect(withFindings(placed('foot', 'elbow'))).toEqual(['R450'])
    // The site is the part itself, a neighboring bone, or the whole limb.
    for (const site of ['acetabulum', 'femoral neck', 'intertrochanteric femur'])
      expect(withFindings(placed('hip', site))).toEqual([])
    expect(withFindings(placed('lower leg', 'distal fibula'))).toEqual([])
    // These are an answer with two readings, a place that no list knows, a place outside the limbs, no
    // answer, and no part.
    expect(withFindings(placed('toe', 'toe proximal phalanx'))).toEqual([])
    expect(withFindings(placed('hip', 'cuboid'))).toEqual([])
    expect(withFindings(placed('hip', 'liver'))).toEqual([])
    expect(withFindings(placed('hip', 'distal radius', { isComputed: true }))).toEqual([])
    expect(withFindings(placed('stump', 'distal radius'))).toEqual([])
  })

  it('R390 compares the body part of the exam with what was ordered and imaged', () => {
    const part = (answer: string, more: Parameters<typeof valueOfKind>[2] = {}) => [
      findingWith('exam', {
        values: [
          valueOfKind('answer', answer, {
            filling: 'exam',
            meaning: 'Body part',
            answer,
            words: '발목',
            ...more,
          }),
        ],
      }),
    ]
    const imaged = (study: NonNullable<CheckedReport['context']['study']>) => ({ context: { study } })
    const ofKnee = imaged({ bodyPart: 'KNEE', order: 'Knee AP/LAT Rt' })
    const [alarm] = check(reportOf('ko', {}, { findings: part('ankle'), ...ofKnee }))
    expect(alarm).toMatchObject({ rule: 'R390', level: 'warn', facts: { what: '발목', imaged: 'KNEE' } })
    expect(withFindings(part('shoulder'), imaged({ order: '슬관절 단순촬영' }))).toEqual(['R390'])
    // These are the same part, a neighboring one, and the whole limb.
    for (const same of ['knee', 'femur', 'lower leg']) expect(withFindings(part(same), ofKnee)).toEqual([])
    expect(withFindings(part('ankle'), imaged({ bodyPart: 'LEG' }))).toEqual([])
    // The part is one of several that were ordered; the tag and the description may differ.
    expect(withFindings(part('ankle'), imaged({ bodyPart: 'KNEE', order: 'Knee and ankle' }))).toEqual([])
    // These tags and answers name no part or one that no list knows, answer another question, or have no
    // image.
    expect(withFindings(part('ankle'), imaged({ bodyPart: 'EXTREMITY' }))).toEqual([])
    expect(withFindings(part('stump'), ofKnee)).toEqual([])
    expect(withFindings(part('arm', { meaning: 'Contrast given through' }), ofKnee)).toEqual([])
    expect(withFindings(part('ankle', { filling: 'phrases' }), ofKnee)).toEqual([])
    expect(withFindings(part('ankle'))).toEqual([])
  })

  it('R102 compares the side with the half in which a measurement was drawn', () => {
    const context = (drawn: 'R' | 'L') => ({
      context: { measurements: [{ uid: 'm', kind: 'length' as const, value: 12, unit: 'mm', side: drawn }] },
    })
    const finding = [findingWith('a', { values: [side('R'), size('m')] })]
    expect(withFindings(finding, context('L'))).toEqual(['R102'])
    expect(withFindings(finding, context('R'))).toEqual([])
  })

  it('R106 compares an entered length with the image', () => {
    const entered = (value: string) => [
      findingWith('a', { values: [valueOfKind('length', value, { unit: 'mm' })] }),
    ]
    expect(withFindings(entered('120'), measured)).toEqual(['R106'])
    expect(withFindings(entered('12'), measured)).toEqual([])
    expect(withFindings(entered('45'), measured)).toEqual([])
  })

  it('R114 reports a removed conclusion', () => {
    const conclusions = [{ id: 'a impression', text: '우상엽 결절.' }]
    expect(withFindings([findingWith('a', { conclusions })])).toEqual(['R114'])
  })

  it('R116 blocks a region’s normal sentence next to a finding', () => {
    const region = { id: 'lung', name: '폐', normal: '양폐는 깨끗함.', isCovered: true, isMentioned: true }
    const report = (findings: readonly string[]) =>
      check(reportOf('ko', { findings: '양폐는 깨끗함.' }, { regions: [{ ...region, findings }] }))
    expect(report(['run'])).toMatchObject([{ rule: 'R116', level: 'block' }])
    expect(report([])).toEqual([])
  })

  it('R120 names a region that the report doesn’t mention although it mentions most others', () => {
    const region = (id: string, isMentioned: boolean) => ({
      id,
      name: id,
      normal: id,
      isCovered: true,
      isMentioned,
      findings: [],
    })
    const regions = ['a', 'b', 'c', 'd'].map((id) => region(id, id !== 'd'))
    expect(rulesOf(reportOf('ko', {}, { regions }))).toEqual(['R120'])
    expect(
      rulesOf(
        reportOf('ko', {}, { regions: regions.map((one) => ({ ...one, isMentioned: one.id === 'a' })) }),
      ),
    ).toEqual([])
  })

  it('R121 requires an earlier study if it is known that there is none', () => {
    const said = { findings: '결절은 변화 없음.' }
    expect(rulesOf(reportOf('ko', said, { context: { priors: [] } }))).toEqual(['R121'])
    expect(rulesOf(reportOf('ko', said))).toEqual([])
    expect(rulesOf(reportOf('ko', said, priors))).toEqual([])
  })

  it.each([
    ['CT #4471', ['R121']],
    ['등록번호 1234567', ['R121']],
    ['2026-03-02 CT', []],
    ['26년 CT, 20260302', []],
    ['2025년 CT', []],
  ])('R121 takes a day or a year for a day of comparison, and no other number: %s', (comparison, rules) => {
    const said = { comparison, findings: '결절은 변화 없음.' }
    expect(rulesOf(reportOf('ko', said, { context: { priors: [] } })).filter((id) => id === 'R121')).toEqual(
      rules,
    )
  })

  it.each(['척수 신호 변화 없음.', '골 변화는 보이지 않음.', '퇴행성 변화 없음.'])(
    'R121 takes a change of signal or bone for a finding, not for a comparison: %s',
    (findings) => {
      expect(rulesOf(reportOf('ko', { findings }, { context: { priors: [] } }))).toEqual([])
    },
  )

  it('R115 reads neither «closed loop» nor «no metastatic node» as a finding', () => {
    const findings = '폐쇄 고리나 장 허혈 소견은 없음. 중심 림프절 5개 중 0개 전이(0/5).'
    expect(rulesOf(reportOf('ko', { findings, impression: '소장 폐색. 림프절 전이 없음.' }))).not.toContain(
      'R115',
    )
  })

  it('R123 names the characters that the destination loses', () => {
    expect(rulesOf(reportOf('ko', { findings: '결절 🙂' }, { characters: 'cp949' }))).toEqual(['R123'])
    expect(rulesOf(reportOf('ko', { findings: '결절 ≥ 8 mm' }, { characters: 'cp949' }))).toEqual([])
  })

  it('R124 notes a guideline that is overdue for review', () => {
    const guideline = (reviewBy: string) => [
      findingWith('a', { guideline: { name: 'Fleischner', reviewBy } }),
    ]
    expect(withFindings(guideline('2026-11-15'))).toEqual(['R124'])
    expect(withFindings(guideline('2026-11-16'))).toEqual([])
    expect(withFindings([...guideline('2026-11-15'), ...guideline('2026-11-15')])).toEqual(['R124'])
    expect(withFindings([findingWith('a', {})])).toEqual([])
  })
})

describe('edited sentences', () => {
  const edited = (locale: Locale, made: string, text: string) =>
    reportOf(
      locale,
      {},
      {
        sentences: [{ id: 's', section: 'findings', locale, text, made, author: 'edited', runId: 'run' }],
      },
    )

  it.each([
    ['R126', 'ko', '우상엽에 8 mm 결절 있음.', '좌상엽에 8 mm 결절 있음.', 'side'],
    ['R126', 'ko', '우측 흉수 있음.', '우측 흉수 없음.', 'polarity'],
    ['R126', 'en', 'No pleural effusion.', 'Pleural effusion.', 'polarity'],
    ['R126', 'de', 'Kein Pleuraerguss.', 'Pleuraerguss.', 'polarity'],
    ['R126', 'zh', '未见骨折。', '可见骨折。', 'polarity'],
    ['R126', 'ja', '骨折なし。', '骨折あり。', 'polarity'],
    ['R126', 'de', 'Zyste der rechten Niere, 2,1 cm.', 'Zyste der rechten Niere, 21 cm.', 'size'],
    ['R126', 'en', 'K-TIRADS 4.', 'K-TIRADS 3.', 'category'],
  ] as const)('%s in %s: %s against %s', (rule, locale, made, text, variant) => {
    expect(check(edited(locale, made, text))).toContainEqual(expect.objectContaining({ rule, variant }))
  })

  it('R126 raises no alarm if something was only added', () => {
    expect(
      rulesOf(edited('ko', '우상엽에 8 mm 결절 있음.', '우상엽 첨부에 8 mm 결절 있음, 경계 분명.')),
    ).toEqual([])
  })
})

describe('the check', () => {
  it('R144 has a sentence with named facts for every rule', () => {
    expect(Object.keys(ALARM_FACTS)).toEqual([...RULE_IDS])
  })

  it('R140 lists blocking alarms first, and skips rules that are off', () => {
    const report = reportOf('ko', { findings: '우상엽에 [ ] mm 결절 있음.', impression: '좌상엽 결절.' })
    expect(rulesOf(report)).toEqual(['R117', 'R125'])
    expect(check(report, new Set(['R117'])).map(({ rule }) => rule)).toEqual(['R125'])
  })

  it('R141 a repair changes the words so that the alarm disappears', () => {
    const report = reportOf('de', {
      findings: 'Zyste der linken Niere.',
      impression: 'Zyste der rechten Niere.',
    })
    const [alarm] = check(report)
    const sentences = report.sentences.map((one) => ({
      ...one,
      text: alarm ? applyRepair(one.id, one.text, alarm.repair) : '',
    }))
    expect(sentences.map(({ text }) => text)).toEqual(['Zyste der linken Niere.', 'Zyste der linken Niere.'])
    expect(rulesOf({ ...report, sentences })).toEqual([])
  })
})

describe('a part that is normal next to a finding of another part', () => {
  it.each([
    ['ko', '우엽에 결절 있음. 협부는 정상임.', '갑상선 우엽 결절.'],
    ['en', 'Nodule in the right lobe. Isthmus is normal.', 'Right thyroid nodule.'],
    ['zh', '右叶见结节。峡部正常。', '甲状腺右叶结节。'],
    ['ja', '右葉に結節を認める。峡部に異常なし。', '甲状腺右葉結節。'],
    ['de', 'Rechter Lappen: Knoten. Isthmus unauffällig.', 'Knoten im rechten Schilddrüsenlappen.'],
  ] as const)('R116 is silent in %s', (locale, findings, impression) => {
    expect(rulesOf(reportOf(locale, { findings, impression }))).not.toContain('R116')
  })
})

describe('bleeding around the brain next to a denied bleeding within it', () => {
  it.each([
    ['ko', '지주막하출혈 있음. 뇌실내출혈은 없음.', '지주막하출혈. 담당의에게 전화로 통보함.'],
    ['en', 'Subdural hematoma. No intraventricular hemorrhage.', 'Subdural hematoma. Discussed by phone.'],
  ] as const)('R115 is silent in %s', (locale, findings, impression) => {
    expect(rulesOf(reportOf(locale, { findings, impression }))).not.toContain('R115')
  })
})
