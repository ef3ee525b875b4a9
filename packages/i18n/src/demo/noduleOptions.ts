import type { Option } from '@pandok/module-engine'

export const noduleCategories: Option[] = [
  {
    id: 'solid_lt6_low',
    label: {
      ko: '6 mm 미만 고형, 저위험',
      en: 'solid, under 6 mm, low risk',
      zh: '实性，<6 mm，低风险',
      ja: '充実型 6 mm 未満・低リスク',
      de: 'solide, unter 6 mm, niedriges Risiko',
    },
  },
  {
    id: 'solid_lt6_high',
    label: {
      ko: '6 mm 미만 고형, 고위험',
      en: 'solid, under 6 mm, high risk',
      zh: '实性，<6 mm，高风险',
      ja: '充実型 6 mm 未満・高リスク',
      de: 'solide, unter 6 mm, hohes Risiko',
    },
  },
  {
    id: 'solid_6to8_low',
    label: {
      ko: '단일 고형 6–8 mm, 저위험',
      en: 'single solid, 6–8 mm, low risk',
      zh: '单发实性，6–8 mm，低风险',
      ja: '単発の充実型 6〜8 mm・低リスク',
      de: 'einzeln, solide, 6–8 mm, niedriges Risiko',
    },
  },
  {
    id: 'solid_6to8_high',
    label: {
      ko: '단일 고형 6–8 mm, 고위험',
      en: 'single solid, 6–8 mm, high risk',
      zh: '单发实性，6–8 mm，高风险',
      ja: '単発の充実型 6〜8 mm・高リスク',
      de: 'einzeln, solide, 6–8 mm, hohes Risiko',
    },
  },
  {
    id: 'solid_gt8',
    label: {
      ko: '단일 고형 8 mm 초과',
      en: 'single solid, over 8 mm',
      zh: '单发实性，>8 mm',
      ja: '単発の充実型 8 mm 超',
      de: 'einzeln, solide, über 8 mm',
    },
  },
  {
    id: 'subsolid_lt6',
    label: {
      ko: '단일 아고형 6 mm 미만',
      en: 'single subsolid, under 6 mm',
      zh: '单发亚实性，<6 mm',
      ja: '単発のサブソリッド 6 mm 未満',
      de: 'einzeln, subsolide, unter 6 mm',
    },
  },
  {
    id: 'ggn_ge6',
    label: {
      ko: '단일 간유리 6 mm 이상',
      en: 'single ground-glass, 6 mm or more',
      zh: '单发磨玻璃，≥6 mm',
      ja: '単発のすりガラス型 6 mm 以上',
      de: 'einzeln, Milchglas, ab 6 mm',
    },
  },
]

/** What is advised; the text is what the report says. */
export const noduleFollowUps: Option[] = [
  {
    id: 'none',
    label: {
      ko: '추적 불필요',
      en: 'no routine follow-up',
      zh: '无需常规随访',
      ja: '経過観察不要',
      de: 'keine Kontrolle',
    },
    text: {
      ko: '정기 추적검사가 필요하지 않습니다.',
      en: 'No routine follow-up is needed.',
      zh: '无需常规随访。',
      ja: '定期的な経過観察は不要です。',
      de: 'Keine routinemäßige Kontrolle erforderlich.',
    },
  },
  {
    id: 'optional_12',
    label: {
      ko: '12개월 CT(선택)',
      en: 'CT at 12 months, optional',
      zh: '12 个月 CT（可选）',
      ja: '12 か月後 CT（任意）',
      de: 'CT nach 12 Monaten, optional',
    },
    text: {
      ko: '필요하면 12개월 뒤 추적 CT를 고려할 수 있습니다.',
      en: 'CT at 12 months is optional.',
      zh: '可选择 12 个月后复查 CT。',
      ja: '必要に応じて 12 か月後の CT を考慮します。',
      de: 'CT-Kontrolle nach 12 Monaten optional.',
    },
  },
  {
    id: 'ct_6_12_consider_18_24',
    label: {
      ko: '6–12개월, 18–24개월 고려',
      en: '6–12, perhaps 18–24 months',
      zh: '6–12 个月，酌情 18–24 个月',
      ja: '6〜12 か月、18〜24 か月を考慮',
      de: '6–12, ggf. 18–24 Monate',
    },
    text: {
      ko: '6–12개월 뒤 추적 CT를 권하며, 이후 18–24개월에 CT를 고려할 수 있습니다.',
      en: 'CT at 6 to 12 months is suggested; CT at 18 to 24 months may be considered after that.',
      zh: '建议 6–12 个月后复查 CT，之后可考虑 18–24 个月再次复查。',
      ja: '6〜12 か月後の CT が勧められ、その後 18〜24 か月での CT を考慮します。',
      de: 'CT-Kontrolle nach 6 bis 12 Monaten empfohlen, anschließend gegebenenfalls nach 18 bis 24 Monaten.',
    },
  },
  {
    id: 'ct_6_12_then_18_24',
    label: {
      ko: '6–12개월, 18–24개월',
      en: '6–12 and 18–24 months',
      zh: '6–12 个月和 18–24 个月',
      ja: '6〜12 か月と 18〜24 か月',
      de: '6–12 und 18–24 Monate',
    },
    text: {
      ko: '6–12개월 뒤, 이후 18–24개월에 추적 CT를 권합니다.',
      en: 'CT at 6 to 12 months and again at 18 to 24 months is suggested.',
      zh: '建议 6–12 个月后复查 CT，并于 18–24 个月再次复查。',
      ja: '6〜12 か月後、続いて 18〜24 か月での CT が勧められます。',
      de: 'CT-Kontrollen nach 6 bis 12 und nach 18 bis 24 Monaten empfohlen.',
    },
  },
  {
    id: 'ct3_pet_tissue',
    label: {
      ko: '3개월 CT, PET/CT, 조직검사',
      en: 'CT at 3 months, PET/CT or tissue',
      zh: '3 个月 CT、PET/CT 或活检',
      ja: '3 か月後 CT、PET/CT、生検',
      de: 'CT nach 3 Monaten, PET/CT oder Histologie',
    },
    text: {
      ko: '3개월 뒤 추적 CT, PET/CT 또는 조직검사를 고려하시기 바랍니다.',
      en: 'CT at 3 months, PET/CT or tissue sampling should be considered.',
      zh: '建议考虑 3 个月后复查 CT、PET/CT 或活检。',
      ja: '3 か月後の CT、PET/CT または生検をご検討ください。',
      de: 'CT-Kontrolle nach 3 Monaten, PET/CT oder Gewebeentnahme zu erwägen.',
    },
  },
  {
    id: 'ct_6_12_then_2y_to_5y',
    label: {
      ko: '6–12개월, 2년마다 5년까지',
      en: '6–12 months, then every 2 years to 5',
      zh: '6–12 个月，每 2 年至 5 年',
      ja: '6〜12 か月、以後 2 年ごと 5 年まで',
      de: '6–12 Monate, dann alle 2 Jahre bis 5',
    },
    text: {
      ko: '6–12개월 뒤 CT로 지속 여부를 확인하고, 지속되면 5년까지 2년마다 추적 CT를 권합니다.',
      en: 'CT at 6 to 12 months is suggested to see whether it persists, then CT every 2 years up to 5 years.',
      zh: '建议 6–12 个月后复查 CT 以确认是否持续存在，之后每 2 年复查至 5 年。',
      ja: '6〜12 か月後の CT で残存を確認し、以後 5 年まで 2 年ごとの CT が勧められます。',
      de: 'CT-Kontrolle nach 6 bis 12 Monaten zum Nachweis der Persistenz, danach alle 2 Jahre bis 5 Jahre empfohlen.',
    },
  },
]
