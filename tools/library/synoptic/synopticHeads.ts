import type { SynopticHead } from './SynopticHead.ts'
import { KEYS_EDITION, T0_EDITION } from './synopticWords.ts'

const HISTOLOGY = ['histology', 'IHC'] as const

/** By the neutral file's id. */
export const SYNOPTIC_HEADS: Readonly<Record<string, SynopticHead>> = {
  'gi-biopsy': {
    ...{ id: 'gi-pathology', edition: 2, grade: 'free', regions: ['abdomen'], modalities: HISTOLOGY },
    ...{ version: 'WHO 5th edition terms; updated Sydney system; OLGA and OLGIM', year: 2019 },
    synonyms: {
      ko: ['위 생검', '대장 생검', '내시경 생검', '용종', '위염', '선종', '소화기 병리'],
      en: [
        'gastric biopsy',
        'colon biopsy',
        'endoscopic biopsy',
        'polyp',
        'gastritis',
        'adenoma',
        'GI pathology',
      ],
      zh: ['胃活检', '肠镜活检', '息肉', '胃炎', '腺瘤', '消化病理'],
      ja: ['胃生検', '大腸生検', 'ポリープ', '胃炎', '腺腫', '消化管病理'],
      de: ['Magenbiopsie', 'Kolonbiopsie', 'Polyp', 'Gastritis', 'Adenom', 'GI-Pathologie'],
    },
  },
  'cytology-general': {
    ...{ id: 'cytology', grade: 'free', regions: ['general'], modalities: ['cytology'] },
    ...{ version: 'Bethesda 2014 and 2023, Paris 2022, Milan 2023, TIS 2020', year: 2023 },
    names: { ko: '세포병리', en: 'Cytology', zh: '细胞病理', ja: '細胞診', de: 'Zytologie' },
    synonyms: {
      ko: [
        '자궁경부 세포검사',
        '갑상선 세침흡인',
        '소변 세포검사',
        '흉수 세포검사',
        '침샘 세침흡인',
        '베데스다',
        '파리 체계',
      ],
      en: [
        'Pap test',
        'thyroid FNA',
        'urine cytology',
        'effusion cytology',
        'salivary FNA',
        'Bethesda',
        'Paris System',
        'Milan',
      ],
      zh: ['宫颈细胞学', '甲状腺细针穿刺', '尿细胞学', '胸腹水细胞学', '涎腺穿刺'],
      ja: ['子宮頸部細胞診', '甲状腺穿刺吸引', '尿細胞診', '体腔液細胞診', '唾液腺穿刺'],
      de: ['Pap-Abstrich', 'Schilddrüsen-FNA', 'Urinzytologie', 'Ergusszytologie', 'Speicheldrüsen-FNA'],
    },
  },
  'colorectal-resection': {
    plateChanges: [KEYS_EDITION],
    ...{ grade: 'free', regions: ['abdomen', 'pelvis'], modalities: HISTOLOGY },
    ...{ version: 'AJCC 8th edition; KSP standardized report 2020', year: 2020 },
    moduleChanges: [T0_EDITION],
    names: {
      ko: '대장암 절제',
      en: 'Colorectal resection',
      zh: '结直肠癌切除',
      ja: '大腸癌切除',
      de: 'Kolorektales Resektat',
    },
    synonyms: {
      ko: ['결장암', '직장암', '대장절제', 'CRC', '대장암 병기'],
      en: ['colon cancer', 'rectal cancer', 'CRC', 'colectomy', 'synoptic report'],
      zh: ['结肠癌', '直肠癌', '大肠癌', '结肠切除'],
      ja: ['結腸癌', '直腸癌', '大腸癌', '結腸切除'],
      de: ['Kolonkarzinom', 'Rektumkarzinom', 'KRK', 'Kolektomie'],
    },
  },
  'gastric-resection-and-esd': {
    ...{ grade: 'free', regions: ['abdomen'], modalities: HISTOLOGY },
    ...{ version: 'AJCC 8th edition; JGCA terms for endoscopic resection', year: 2017 },
    moduleChanges: [T0_EDITION],
    names: {
      ko: '위 절제·ESD',
      en: 'Gastric resection',
      zh: '胃切除与 ESD',
      ja: '胃切除・ESD',
      de: 'Magenresektat, ESD',
    },
    synonyms: {
      ko: ['위암', '위절제술', 'ESD', 'EMR', '조기위암', '내시경 점막하 박리'],
      en: ['gastric cancer', 'gastrectomy', 'ESD', 'EMR', 'early gastric cancer'],
      zh: ['胃癌', '胃切除', 'ESD', 'EMR', '早期胃癌'],
      ja: ['胃癌', '胃切除', 'ESD', 'EMR', '早期胃癌'],
      de: ['Magenkarzinom', 'Gastrektomie', 'ESD', 'EMR', 'Frühkarzinom'],
    },
  },
  'breast-resection': {
    ...{ id: 'breast-pathology', edition: 2, grade: 'free', regions: ['breast'], modalities: HISTOLOGY },
    ...{ version: 'AJCC 8th edition; ASCO/CAP ER, PR and HER2', year: 2023 },
    names: {
      ko: '유방암 절제',
      en: 'Breast resection',
      zh: '乳腺癌切除',
      ja: '乳癌切除',
      de: 'Mamma-Resektat',
    },
    synonyms: {
      ko: ['유방암', '유방 병리', '보존수술', '유방절제술', 'HER2', '감시림프절', 'DCIS'],
      en: ['breast cancer', 'breast pathology', 'lumpectomy', 'mastectomy', 'HER2', 'sentinel node', 'DCIS'],
      zh: ['乳腺癌', '乳腺病理', '保乳手术', 'HER2', '前哨淋巴结'],
      ja: ['乳癌', '乳腺病理', '乳房温存', 'HER2', 'センチネルリンパ節'],
      de: ['Mammakarzinom', 'Mammapathologie', 'Lumpektomie', 'HER2', 'Sentinel'],
    },
  },
  'lung-resection': {
    plateChanges: [KEYS_EDITION],
    ...{ grade: 'free', regions: ['chest'], modalities: HISTOLOGY },
    ...{ version: 'TNM 9th edition; IASLC grade 2020; WHO 5th edition', year: 2024 },
    names: { ko: '폐암 절제', en: 'Lung resection', zh: '肺癌切除', ja: '肺癌切除', de: 'Lungenresektat' },
    synonyms: {
      ko: ['폐암', '폐엽절제술', '폐선암', 'STAS', '흉막 침윤', 'PD-L1'],
      en: ['lung cancer', 'lobectomy', 'adenocarcinoma', 'STAS', 'pleural invasion', 'PD-L1'],
      zh: ['肺癌', '肺叶切除', '肺腺癌', 'STAS', '胸膜侵犯'],
      ja: ['肺癌', '肺葉切除', '肺腺癌', 'STAS', '胸膜浸潤'],
      de: ['Lungenkarzinom', 'Lobektomie', 'Adenokarzinom', 'STAS', 'Pleurainvasion'],
    },
  },
  'prostate-biopsy': {
    ...{ id: 'urology-pathology', edition: 2, grade: 'free', regions: ['pelvis'], modalities: ['histology'] },
    ...{ version: 'ISUP 2014 and 2019 grade groups', year: 2019 },
    synonyms: {
      ko: ['전립선 생검', '전립선암', '글리슨', '등급 그룹', '비뇨 병리'],
      en: ['prostate biopsy', 'prostate cancer', 'Gleason', 'grade group', 'urology pathology'],
      zh: ['前列腺活检', '前列腺癌', 'Gleason', '分级分组'],
      ja: ['前立腺生検', '前立腺癌', 'グリソン', 'グレードグループ'],
      de: ['Prostatabiopsie', 'Prostatakarzinom', 'Gleason', 'Gradgruppe'],
    },
    names: {
      ko: '전립선 침생검',
      en: 'Prostate biopsy',
      zh: '前列腺穿刺活检',
      ja: '前立腺針生検',
      de: 'Prostatastanzbiopsie',
    },
  },
  prostatectomy: {
    plateChanges: [KEYS_EDITION],
    ...{ grade: 'free', regions: ['pelvis'], modalities: ['histology'] },
    ...{ version: 'AJCC 8th edition; ISUP 2014 and 2019', year: 2019 },
    names: {
      ...{ ko: '전립선절제', en: 'Prostatectomy', zh: '前列腺切除' },
      ...{ ja: '前立腺全摘', de: 'Prostatektomie' },
    },
    synonyms: {
      ko: ['근치전립선절제술', '전립선암', '글리슨', '전립선외 확장'],
      en: ['radical prostatectomy', 'prostate cancer', 'Gleason', 'extraprostatic extension'],
      zh: ['根治性前列腺切除术', '前列腺癌', 'Gleason'],
      ja: ['前立腺全摘除術', '前立腺癌', 'グリソン'],
      de: ['radikale Prostatektomie', 'Prostatakarzinom', 'Gleason'],
    },
  },
  'thyroid-resection': {
    plateChanges: [KEYS_EDITION],
    ...{ grade: 'free', regions: ['neck'], modalities: HISTOLOGY },
    ...{ version: 'AJCC 8th edition; WHO 5th edition', year: 2022 },
    names: {
      ko: '갑상선 절제',
      en: 'Thyroid resection',
      zh: '甲状腺切除',
      ja: '甲状腺切除',
      de: 'Schilddrüsenresektat',
    },
    synonyms: {
      ko: ['갑상선암', '유두암종', '갑상선절제술', 'NIFTP', '여포암종'],
      en: ['thyroid cancer', 'papillary carcinoma', 'thyroidectomy', 'NIFTP', 'follicular carcinoma'],
      zh: ['甲状腺癌', '乳头状癌', '甲状腺切除术', 'NIFTP'],
      ja: ['甲状腺癌', '乳頭癌', '甲状腺全摘', 'NIFTP'],
      de: ['Schilddrüsenkarzinom', 'papilläres Karzinom', 'Thyreoidektomie', 'NIFTP'],
    },
  },
}
