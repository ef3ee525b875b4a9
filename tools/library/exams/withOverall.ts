import { type ExamFile, type ExamFileFinding, examFile } from '@pandok/library'

/** The category of the whole exam is chosen in this cell if findings of another exam belong to the report. */
const OVERALL = 'birads'

const SYSTEM = 'BI-RADS'

const CATEGORIES = ['0', '1', '2', '3', '4A', '4B', '4C', '5', '6']

const same = (name: string) => ({ ko: name, en: name, zh: name, ja: name, de: name })

/**
 * The order of the categories was read but for the place of proven malignancy. Beside a finding that has to be worked
 * up, the plate proposes the category of that finding, and the reader confirms it.
 */
const UNPLACED = {
  category: '6',
  message: {
    ko: '확진된 유방암(범주 6) 옆에 범주 0, 4, 5의 소견이 있습니다. 종합 범주를 확인하고, 다르면 ‘BI-RADS 종합’에서 고르십시오.',
    en: 'A known cancer (category 6) stands beside a finding of category 0, 4 or 5. Confirm the category of the whole exam, or choose another in “BI-RADS overall”.',
    zh: '已确诊癌（6 类）与 0、4 或 5 类所见并存。请确认总体类别；如有不同，请在“BI-RADS 总评”中选择。',
    ja: '既知の癌（カテゴリー 6）とカテゴリー 0・4・5 の所見が並んでいます。全体のカテゴリーを確認し、異なる場合は「BI-RADS 総合」で選んでください。',
    de: 'Neben einem gesicherten Karzinom (BI-RADS 6) steht ein Befund der Kategorie 0, 4 oder 5. Gesamtkategorie prüfen und bei Abweichung unter „BI-RADS gesamt“ wählen.',
  },
}

const BIOPSY = {
  ko: '조직검사를 권함.',
  en: 'Biopsy is recommended.',
  zh: '建议穿刺活检。',
  ja: '組織診（針生検）を推奨します。',
  de: 'Histologische Abklärung empfohlen.',
}

const ROUTINE = {
  ko: '정기 검진을 권함.',
  en: 'Routine screening is recommended.',
  zh: '建议常规筛查。',
  ja: '定期検診を推奨します。',
  de: 'Reguläre Früherkennung.',
}

/** The finding belongs to another exam, so the advice names no technique. */
const ADVICE = {
  '0': {
    ko: '추가 검사를 권함.',
    en: 'Additional imaging is recommended.',
    zh: '建议进一步检查。',
    ja: '追加検査を推奨します。',
    de: 'Weitere Abklärung empfohlen.',
  },
  '1': ROUTINE,
  '2': ROUTINE,
  '3': {
    ko: '6개월 후 추적 검사를 권함.',
    en: 'Follow-up imaging in 6 months is recommended.',
    zh: '建议6个月后复查。',
    ja: '6か月後の経過観察を推奨します。',
    de: 'Verlaufskontrolle in 6 Monaten empfohlen.',
  },
  '4A': BIOPSY,
  '4B': BIOPSY,
  '4C': BIOPSY,
  '5': BIOPSY,
  '6': {
    ko: '확진된 유방암에 대한 치료를 권함.',
    en: 'Definitive treatment of the known malignancy is recommended.',
    zh: '建议按已确诊乳腺癌治疗。',
    ja: '既知の乳癌に対する治療を推奨します。',
    de: 'Therapie des gesicherten Karzinoms.',
  },
}

const overallFinding = (region: string): ExamFileFinding => ({
  id: OVERALL,
  name: {
    ko: 'BI-RADS 종합',
    en: 'BI-RADS overall',
    zh: 'BI-RADS 总评',
    ja: 'BI-RADS 総合',
    de: 'BI-RADS gesamt',
  },
  region,
  rank: 90,
  replaces: [],
  conflicts: [],
  overall: true,
  needs_no_conclusion: true,
  follow_by: { category: ADVICE },
  blanks: [
    {
      id: 'category',
      kind: 'choice',
      key_is_label: true,
      label: {
        ko: '종합 범주',
        en: 'Overall category',
        zh: '总体类别',
        ja: '全体のカテゴリー',
        de: 'Gesamtkategorie',
      },
      options: CATEGORIES.map((id) => ({ id, label: same(id) })),
    },
  ],
})

/** Returns an exam of the breast with a cell in which the reader chooses the category of the whole exam. */
export function withOverall(file: ExamFile): ExamFile {
  const { assessment, findings } = file
  if (assessment?.['system'] !== SYSTEM) return file
  return examFile.parse({
    ...file,
    assessment: { ...assessment, unplaced: UNPLACED },
    findings: [...findings, overallFinding('postop')],
  })
}
