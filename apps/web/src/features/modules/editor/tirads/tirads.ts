/** Tessler FN et al. ACR TI-RADS. J Am Coll Radiol 2017;14:587-595. */
export const FEATURES = [
  {
    label: '구성',
    answers: [
      ['낭성', '0', 'cystic'],
      ['스펀지형', '0', 'spongiform'],
      ['혼합성', '1', 'mixed cystic and solid'],
      ['고형', '2', 'solid'],
      ['구성 판정 불가', '2', 'undetermined'],
    ],
  },
  {
    label: '에코',
    answers: [
      ['무에코', '0'],
      ['고에코 또는 등에코', '1'],
      ['저에코', '2'],
      ['현저한 저에코', '3'],
      ['에코 판정 불가', '1'],
    ],
  },
  {
    label: '모양',
    answers: [
      ['가로로 긴 모양', '0'],
      ['세로로 긴 모양', '3'],
    ],
  },
  {
    label: '경계',
    answers: [
      ['매끈한 경계', '0'],
      ['불분명한 경계', '0'],
      ['소엽상 경계', '2'],
      ['갑상선 외 침범', '3'],
      ['경계 판정 불가', '0'],
    ],
  },
] as const

export const FOCI = [
  ['거대석회화', '1'],
  ['변연부 석회화', '2'],
  ['점상 고에코', '3'],
] as const

export const ADVICE = [
  ['no_fna', '세침흡인검사와 추적검사가 필요하지 않음.', 'No aspiration and no follow-up are called for.'],
  [
    'none_small',
    '추적 또는 흡인 기준 크기에 미치지 못함.',
    'Below the size at which this level is followed or sampled.',
  ],
  ['follow_1_3_5', '1, 3, 5년 후 초음파 추적검사를 권고함.', 'Ultrasound follow-up at 1, 3 and 5 years.'],
  [
    'follow_1_2_3_5',
    '1, 2, 3, 5년 후 초음파 추적검사를 권고함.',
    'Ultrasound follow-up at 1, 2, 3 and 5 years.',
  ],
  [
    'follow_yearly_5',
    '최대 5년간 매년 초음파 추적검사를 권고함.',
    'Ultrasound follow-up every year for up to 5 years.',
  ],
  ['fna', '세침흡인검사를 권고함.', 'Fine-needle aspiration is advised.'],
] as const

/** As copied from a spreadsheet; the follow-up of TR3 is missing on purpose. */
export const MANAGEMENT = [
  'TR1, TR2\t-\tno_fna',
  'TR3\t<1.5\tnone_small',
  'TR3\t>=2.5\tfna',
  'TR4\t<1.0\tnone_small',
  'TR4\t1.0 <= x < 1.5\tfollow_1_2_3_5',
  'TR4\t>=1.5\tfna',
  'TR5\t<0.5\tnone_small',
  'TR5\t0.5 <= x < 1.0\tfollow_yearly_5',
  'TR5\t>=1.0\tfna',
].join('\n')

/** Only «mixed» and «anechoic» together give this total, and the chart has no row for it. */
export const ONE_POINT = {
  korean: '총 1점은 ACR 표에 없는 점수임.',
  english: 'A total of 1 point is not in the ACR chart.',
}

type Feature = readonly [composition: string, echo: string, shape: string, margin: string]

export interface Nodule {
  features: Feature
  foci: readonly string[]
  size: string
  level: 'TR1' | 'TR2' | 'TR3' | 'TR4' | 'TR5'
  points: number
  advice: (typeof ADVICE)[number][0]
}

const nodule = (
  features: Feature,
  size: string,
  level: Nodule['level'],
  points: number,
  advice: Nodule['advice'],
  foci: readonly string[] = [],
): Nodule => ({ features, foci, size, level, points, advice })

const [WIDER, TALLER] = ['가로로 긴 모양', '세로로 긴 모양']
const [SMOOTH, ILL_DEFINED, LOBULATED] = ['매끈한 경계', '불분명한 경계', '소엽상 경계']
const ISO = '고에코 또는 등에코'

/** Cases from the decision table's source, including the boundaries of each level and size. */
export const NODULES: readonly Nodule[] = [
  // A spongiform nodule is TR1 regardless of its other features.
  nodule(['스펀지형', '저에코', TALLER, SMOOTH], '3.0', 'TR1', 0, 'no_fna', ['점상 고에코']),
  nodule(['혼합성', ISO, WIDER, SMOOTH], '4.0', 'TR2', 2, 'no_fna'),
  nodule(['고형', ISO, WIDER, ILL_DEFINED], '2.5', 'TR3', 3, 'fna'),
  nodule(['고형', ISO, WIDER, SMOOTH], '2.4', 'TR3', 3, 'follow_1_3_5'),
  nodule(['고형', ISO, WIDER, SMOOTH], '1.4', 'TR3', 3, 'none_small'),
  nodule(['고형', '저에코', WIDER, SMOOTH], '1.5', 'TR4', 4, 'fna'),
  nodule(['고형', '저에코', WIDER, LOBULATED], '1.0', 'TR4', 6, 'follow_1_2_3_5'),
  nodule(['고형', '저에코', TALLER, SMOOTH], '0.9', 'TR5', 7, 'follow_yearly_5'),
  nodule(
    ['고형', '현저한 저에코', TALLER, '갑상선 외 침범'],
    '1.0',
    'TR5',
    17,
    'fna',
    FOCI.map(([focus]) => focus),
  ),
  nodule(['혼합성', '무에코', WIDER, SMOOTH], '2.0', 'TR2', 1, 'no_fna'),
]

/** 삼 ends in a consonant and takes 으로; 일 ends in ㄹ, which takes 로 as a vowel does. */
const PARTICLE = { TR1: '로', TR2: '로', TR3: '으로', TR4: '로', TR5: '로' } as const

/** The expected sentences in Korean and English. */
export function sentencesOf({ features: [composition], size, level, points, advice }: Nodule) {
  const english = FEATURES[0].answers.find(([korean]) => korean === composition)?.[2] ?? ''
  const [, koreanAdvice, englishAdvice] = ADVICE.find(([code]) => code === advice) ?? ADVICE[0]
  const ko = [
    `최대 직경 ${size} cm의 ${composition} 결절이 있음.`,
    `ACR TI-RADS ${level}${PARTICLE[level]} 분류됨 (총 ${points}점).`,
    koreanAdvice,
  ]
  const en = [
    `${/^[aeiou]/u.test(english) ? 'An' : 'A'} ${english} nodule measuring ${size} cm.`,
    `ACR TI-RADS ${level} (${points} points).`,
    englishAdvice,
  ]
  return points === 1 ? { ko: [...ko, ONE_POINT.korean], en: [...en, ONE_POINT.english] } : { ko, en }
}
