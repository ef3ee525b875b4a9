import type { Locale, ReportSection } from '@pandok/domain'

type Words = Readonly<Record<Locale, string>>

/**
 * The texts of the keys on the introduction's plate: normal sentences copied from the library's plate for
 * chest CT, and one finding without blanks.
 */
export const demoSentences = {
  technique: [
    {
      section: 'technique',
      text: {
        ko: '비조영 흉부 CT를 시행함.',
        en: 'Noncontrast chest CT.',
        zh: '胸部平扫 CT。',
        ja: '単純胸部 CT。',
        de: 'Native CT des Thorax.',
      },
    },
  ],
  airways: [
    {
      section: 'findings',
      text: {
        ko: '기관과 주기관지는 잘 열려 있음.',
        en: 'The central airways are patent.',
        zh: '气管及主支气管通畅。',
        ja: '気管・主気管支に狭窄なし。',
        de: 'Zentrale Atemwege frei.',
      },
    },
  ],
  effusion: [
    {
      section: 'findings',
      text: {
        ko: '흉수 없음.',
        en: 'No pleural effusion.',
        zh: '未见胸腔积液。',
        ja: '胸水を認めない。',
        de: 'Kein Pleuraerguss.',
      },
    },
  ],
  heart: [
    {
      section: 'findings',
      text: {
        ko: '심장 크기는 정상임.',
        en: 'The heart is normal in size.',
        zh: '心脏大小正常。',
        ja: '心拡大なし。',
        de: 'Herz normal groß.',
      },
    },
  ],
  nodes: [
    {
      section: 'findings',
      text: {
        ko: '종격동, 폐문, 액와에 커진 림프절 없음.',
        en: 'No enlarged mediastinal, hilar or axillary lymph nodes.',
        zh: '纵隔、双肺门及腋窝未见肿大淋巴结。',
        ja: '縦隔・肺門・腋窩に腫大リンパ節を認めない。',
        de: 'Keine vergrößerten Lymphknoten mediastinal, hilär oder axillär.',
      },
    },
  ],
  bones: [
    {
      section: 'findings',
      text: {
        ko: '골절이나 골전이 소견 없음.',
        en: 'No fracture or suspicious bone lesion.',
        zh: '所见骨质未见骨折及破坏。',
        ja: '骨折・骨転移を認めない。',
        de: 'Keine Fraktur oder suspekte Knochenläsion.',
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
