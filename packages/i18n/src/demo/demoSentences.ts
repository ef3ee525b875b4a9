import type { Locale, ReportSection } from '@pandok/domain'

type Words = Readonly<Record<Locale, string>>

/** What the keys of the introduction's plate write: sentences of the library's plate for chest CT, word by word. */
export const demoSentences = {
  technique: [
    {
      section: 'technique',
      text: {
        ko: '조영제를 쓰지 않고 흉부 CT를 시행함.',
        en: 'CT of the chest without intravenous contrast.',
        zh: '胸部 CT 平扫。',
        ja: '胸部単純 CT を施行した。',
        de: 'CT des Thorax ohne intravenöses Kontrastmittel.',
      },
    },
  ],
  airways: [
    {
      section: 'findings',
      text: {
        ko: '기관과 주기관지는 잘 열려 있음.',
        en: 'The trachea and central bronchi are patent.',
        zh: '气管及主支气管通畅。',
        ja: '気管および主気管支は開存している。',
        de: 'Trachea und zentrale Bronchien frei durchgängig.',
      },
    },
  ],
  effusion: [
    {
      section: 'findings',
      text: {
        ko: '흉수 없음.',
        en: 'No pleural effusion.',
        zh: '双侧胸腔未见积液。',
        ja: '胸水を認めない。',
        de: 'Kein Pleuraerguss.',
      },
    },
  ],
  heart: [
    {
      section: 'findings',
      text: {
        ko: '심장 크기는 정상이고 심낭 삼출 없음.',
        en: 'Normal heart size. No pericardial effusion.',
        zh: '心脏大小正常，未见心包积液。',
        ja: '心臓の大きさは正常。心嚢液貯留を認めない。',
        de: 'Herz normal groß, kein Perikarderguss.',
      },
    },
  ],
  nodes: [
    {
      section: 'findings',
      text: {
        ko: '종격동, 폐문부, 액와에 커진 림프절 없음.',
        en: 'No enlarged mediastinal, hilar or axillary lymph nodes.',
        zh: '纵隔、肺门及腋窝未见肿大淋巴结。',
        ja: '縦隔、肺門、腋窩に腫大リンパ節を認めない。',
        de: 'Keine vergrößerten mediastinalen, hilären oder axillären Lymphknoten.',
      },
    },
  ],
  bones: [
    {
      section: 'findings',
      text: {
        ko: '흉곽의 뼈에 특이 소견 없음.',
        en: 'No significant bone abnormality.',
        zh: '胸廓诸骨未见明显异常。',
        ja: '胸郭の骨に有意な異常を認めない。',
        de: 'Thoraxskelett ohne wesentlichen Befund.',
      },
    },
  ],
  emphysema: [
    {
      section: 'findings',
      text: {
        ko: '양측 폐에 상엽 우세의 소엽중심성 폐기종 있음.',
        en: 'Centrilobular emphysema in both lungs, predominantly in the upper lobes.',
        zh: '双肺见小叶中心型肺气肿，以上叶为著。',
        ja: '両肺に上葉優位の小葉中心性肺気腫を認める。',
        de: 'Zentrilobuläres Emphysem beidseits, oberlappenbetont.',
      },
    },
    {
      section: 'impression',
      text: { ko: '폐기종.', en: 'Emphysema.', zh: '肺气肿。', ja: '肺気腫。', de: 'Lungenemphysem.' },
    },
  ],
} as const satisfies Record<string, readonly { section: ReportSection; text: Words }[]>
