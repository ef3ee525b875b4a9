import type { ExamFile } from '@pandok/library'

interface Score {
  id: string
  module: string
  name: Readonly<Record<'ko' | 'en' | 'zh' | 'ja' | 'de', string>>
  region: string
  rank: number
  /** The position. The default is the first free one. */
  key?: string
}

const same = (name: string) => ({ ko: name, en: name, zh: name, ja: name, de: name })

const injury = (organ: string, region: string, key: string, name: Score['name']): Score => ({
  id: `aast-${organ}`,
  module: `aast-${organ}`,
  region,
  rank: 1,
  key,
  name,
})

const MS_LESIONS: Score['name'] = {
  ko: '다발경화증 병변',
  en: 'MS lesion counts',
  zh: 'MS 病灶计数',
  ja: 'MS 病変数',
  de: 'MS-Läsionszahlen',
}

/** Cells for scores that the library has, but which the neutral files of exams leave to be typed. */
export const EXAM_SCORES: Readonly<Record<string, readonly Score[]>> = {
  'brain-ct': [
    {
      id: 'aspects',
      module: 'aspects',
      region: 'ischemia',
      rank: 1,
      name: same('ASPECTS'),
    },
    {
      id: 'ich-volume',
      module: 'ich-abc2',
      region: 'bleed',
      rank: 1,
      name: {
        ko: '뇌내출혈 ABC/2',
        en: 'ICH volume (ABC/2)',
        zh: '脑出血 ABC/2',
        ja: '脳内出血 ABC/2',
        de: 'ICB-Volumen (ABC/2)',
      },
    },
    {
      id: 'sah-grades',
      module: 'sah-grades',
      region: 'bleed',
      rank: 1,
      name: { ko: 'SAH 등급', en: 'SAH grades', zh: 'SAH 分级', ja: 'SAH 分類', de: 'SAB-Grade' },
    },
    {
      id: 'nascet',
      module: 'nascet',
      region: 'cta',
      rank: 3,
      name: same('NASCET'),
    },
  ],
  'brain-mr': [
    {
      id: 'fazekas-mta',
      module: 'brain-fazekas-mta',
      region: 'wm',
      rank: 6,
      name: {
        ko: 'Fazekas·MTA 점수',
        en: 'Fazekas, MTA scores',
        zh: 'Fazekas、MTA 评分',
        ja: 'Fazekas・MTA スコア',
        de: 'Fazekas, MTA',
      },
    },
    {
      id: 'ms-lesions',
      module: 'ms-lesions',
      region: 'wm',
      rank: 2,
      name: MS_LESIONS,
    },
  ],
  'cervical-spine-mr': [
    {
      id: 'ms-lesions',
      module: 'ms-lesions',
      region: 'cord',
      rank: 2,
      name: MS_LESIONS,
    },
  ],
  'lumbar-spine-mr': [
    {
      id: 'pfirrmann',
      module: 'pfirrmann',
      region: 'levels',
      rank: 7,
      name: same('Pfirrmann'),
    },
  ],
  'joint-radiograph': [
    {
      id: 'kellgren-lawrence',
      module: 'kellgren-lawrence',
      region: 'joint',
      rank: 4,
      name: same('Kellgren-Lawrence'),
    },
  ],
  'abdomen-pelvis-ct': [
    injury('liver', 'liver-focal', 'KeyQ', {
      ko: '간 손상 AAST',
      en: 'Liver injury AAST',
      zh: '肝损伤 AAST',
      ja: '肝損傷 AAST',
      de: 'Leberverletzung AAST',
    }),
    injury('spleen', 'spleen', 'KeyW', {
      ko: '비장 손상 AAST',
      en: 'Spleen injury AAST',
      zh: '脾损伤 AAST',
      ja: '脾損傷 AAST',
      de: 'Milzverletzung AAST',
    }),
    injury('kidney', 'kidney-focal', 'KeyE', {
      ko: '신장 손상 AAST',
      en: 'Kidney injury AAST',
      zh: '肾损伤 AAST',
      ja: '腎損傷 AAST',
      de: 'Nierenverletzg. AAST',
    }),
  ],
  'chest-ct': [
    {
      id: 'cac-drs',
      module: 'cac-drs',
      region: 'heart',
      rank: 5,
      key: 'KeyE',
      name: same('CAC-DRS'),
    },
    {
      id: 'nodule-follow-up',
      module: 'nodule-follow-up',
      region: 'nodules',
      rank: 3,
      key: 'KeyU',
      name: {
        ko: '폐결절 추적',
        en: 'Nodule follow-up',
        zh: '肺结节随访',
        ja: '肺結節の経過',
        de: 'Rundherd-Verlauf',
      },
    },
  ],
}

/**
 * Cells that a full plate omits to make room for scores and findings: normal sentences of single regions,
 * which «all normal» writes as well.
 */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  'abdomen-pelvis-ct': ['normal-liver-focal', 'normal-kidney-focal', 'normal-bowel-wall'],
  'chest-ct': [
    ...['normal-airways', 'normal-mediastinum', 'normal-effusion', 'normal-pneumothorax'],
    ...['normal-heart', 'normal-bones', 'normal-pa-lumen'],
  ],
}

/**
 * Returns the exam with the cells of its scores after its own findings. The module of a score determines
 * which normal sentences it replaces; a score without a finding replaces none.
 */
export function withScores(file: ExamFile): ExamFile {
  const scores = EXAM_SCORES[file.id] ?? []
  const keys = scores.flatMap(({ id, key }) => (key === undefined ? [] : [[id, key]]))
  const cells = scores.map(({ key: _, ...score }) => ({
    ...score,
    replaces: [],
    conflicts: [],
    critical: false,
  }))
  return {
    ...file,
    findings: [...file.findings, ...cells],
    keys: { ...file.keys, ...Object.fromEntries(keys) },
    without: [...file.without, ...(LEFT_OUT[file.id] ?? [])],
  }
}
