import type { ExamFile } from '@pandok/library'

interface Score {
  id: string
  module: string
  name: Readonly<Record<'ko' | 'en' | 'zh' | 'ja' | 'de', string>>
  region: string
  rank: number
}

const same = (name: string) => ({ ko: name, en: name, zh: name, ja: name, de: name })

const BIRADS_OVERALL: Score = {
  ...{ id: 'birads', module: 'birads-overall', region: 'postop', rank: 90 },
  name: {
    ko: 'BI-RADS 종합',
    en: 'BI-RADS overall',
    zh: 'BI-RADS 总评',
    ja: 'BI-RADS 総合',
    de: 'BI-RADS gesamt',
  },
}

const MS_LESIONS: Score['name'] = {
  ko: '다발경화증 병변',
  en: 'MS lesion counts',
  zh: 'MS 病灶计数',
  ja: 'MS 病変数',
  de: 'MS-Läsionszahlen',
}

/** What the neutral files of exams leave to be typed although the library has its score: a cell that works it out. */
export const EXAM_SCORES: Readonly<Record<string, readonly Score[]>> = {
  'brain-ct': [
    {
      ...{
        id: 'aspects',
        module: 'aspects',
        region: 'ischemia',
        rank: 1,
      },
      name: same('ASPECTS'),
    },
    {
      ...{
        id: 'ich-volume',
        module: 'ich-abc2',
        region: 'bleed',
        rank: 1,
      },
      name: {
        ko: '뇌내출혈 ABC/2',
        en: 'ICH volume (ABC/2)',
        zh: '脑出血 ABC/2',
        ja: '脳内出血 ABC/2',
        de: 'ICB-Volumen (ABC/2)',
      },
    },
    {
      ...{
        id: 'sah-grades',
        module: 'sah-grades',
        region: 'bleed',
        rank: 1,
      },
      name: { ko: 'SAH 등급', en: 'SAH grades', zh: 'SAH 分级', ja: 'SAH 分類', de: 'SAB-Grade' },
    },
    {
      ...{ id: 'nascet', module: 'nascet', region: 'cta', rank: 3 },
      name: same('NASCET'),
    },
  ],
  'brain-mr': [
    {
      ...{ id: 'fazekas-mta', module: 'brain-fazekas-mta', region: 'wm', rank: 6 },
      name: {
        ko: 'Fazekas·MTA 점수',
        en: 'Fazekas, MTA scores',
        zh: 'Fazekas、MTA 评分',
        ja: 'Fazekas・MTA スコア',
        de: 'Fazekas, MTA',
      },
    },
    {
      ...{ id: 'ms-lesions', module: 'ms-lesions', region: 'wm', rank: 2 },
      name: MS_LESIONS,
    },
  ],
  'cervical-spine-mr': [
    {
      ...{ id: 'ms-lesions', module: 'ms-lesions', region: 'cord', rank: 2 },
      name: MS_LESIONS,
    },
  ],
  'lumbar-spine-mr': [
    {
      ...{ id: 'pfirrmann', module: 'pfirrmann', region: 'levels', rank: 7 },
      name: same('Pfirrmann'),
    },
    {
      ...{ id: 'meyerding', module: 'meyerding', region: 'alignment', rank: 4 },
      name: same('Meyerding'),
    },
  ],
  'joint-radiograph': [
    {
      ...{
        id: 'kellgren-lawrence',
        module: 'kellgren-lawrence',
        region: 'joint',
        rank: 4,
      },
      name: same('Kellgren-Lawrence'),
    },
  ],
  mammography: [BIRADS_OVERALL],
  'breast-us': [BIRADS_OVERALL],
}

/**
 * The exam with the cells of its scores after its own findings. Which normal sentences a score takes away, its
 * module says: a score that finds nothing takes none.
 */
export const withScores = (file: ExamFile): ExamFile => ({
  ...file,
  findings: [
    ...file.findings,
    ...(EXAM_SCORES[file.id] ?? []).map((score) => ({
      ...score,
      ...{ replaces: [], conflicts: [], critical: false },
    })),
  ],
})
