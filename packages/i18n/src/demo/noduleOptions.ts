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
      ko: '고형 6–8 mm, 저위험',
      en: 'solid, 6–8 mm, low risk',
      zh: '实性，6–8 mm，低风险',
      ja: '充実型 6〜8 mm・低リスク',
      de: 'solide, 6–8 mm, niedriges Risiko',
    },
  },
  {
    id: 'solid_6to8_high',
    label: {
      ko: '고형 6–8 mm, 고위험',
      en: 'solid, 6–8 mm, high risk',
      zh: '实性，6–8 mm，高风险',
      ja: '充実型 6〜8 mm・高リスク',
      de: 'solide, 6–8 mm, hohes Risiko',
    },
  },
  {
    id: 'solid_gt8',
    label: {
      ko: '고형 8 mm 초과',
      en: 'solid, over 8 mm',
      zh: '实性，>8 mm',
      ja: '充実型 8 mm 超',
      de: 'solide, über 8 mm',
    },
  },
  {
    id: 'subsolid_lt6',
    label: {
      ko: '아고형 6 mm 미만',
      en: 'subsolid, under 6 mm',
      zh: '亚实性，<6 mm',
      ja: 'サブソリッド 6 mm 未満',
      de: 'subsolide, unter 6 mm',
    },
  },
  {
    id: 'ggn_ge6',
    label: {
      ko: '간유리 6 mm 이상',
      en: 'ground-glass, 6 mm or more',
      zh: '磨玻璃，≥6 mm',
      ja: 'すりガラス型 6 mm 以上',
      de: 'Milchglas, ab 6 mm',
    },
  },
]

/** The recommendations; `text` is their wording in the report. */
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
      ko: '정기 추적검사 불필요.',
      en: 'No routine follow-up.',
      zh: '无需常规随访。',
      ja: '定期的な経過観察は不要。',
      de: 'Keine routinemäßige Kontrolle.',
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
      ko: '필요 시 12개월 후 추적 CT.',
      en: 'Optional CT at 12 months.',
      zh: '必要时 12 个月后复查 CT。',
      ja: '必要に応じて 12 か月後の CT。',
      de: 'CT nach 12 Monaten optional.',
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
      ko: '6–12개월 후 추적 CT, 이후 18–24개월 CT 고려.',
      en: 'CT at 6–12 months, then consider CT at 18–24 months.',
      zh: '6–12 个月后复查 CT，之后可考虑 18–24 个月复查。',
      ja: '6〜12 か月後の CT、以後 18〜24 か月後の CT を考慮。',
      de: 'CT nach 6–12 Monaten, danach CT nach 18–24 Monaten erwägen.',
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
      ko: '6–12개월 및 18–24개월 추적 CT.',
      en: 'CT at 6–12 months, then at 18–24 months.',
      zh: '6–12 个月及 18–24 个月复查 CT。',
      ja: '6〜12 か月後および 18〜24 か月後の CT。',
      de: 'CT nach 6–12 und nach 18–24 Monaten.',
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
      ko: '3개월 후 추적 CT, PET/CT 또는 조직검사 고려.',
      en: 'Consider CT at 3 months, PET/CT, or tissue sampling.',
      zh: '考虑 3 个月后复查 CT、PET/CT 或活检。',
      ja: '3 か月後の CT、PET/CT または生検を考慮。',
      de: 'CT nach 3 Monaten, PET/CT oder Gewebeentnahme erwägen.',
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
      ko: '6–12개월 후 CT로 지속 여부 확인, 이후 5년까지 2년마다 CT.',
      en: 'CT at 6–12 months to confirm persistence, then every 2 years until 5 years.',
      zh: '6–12 个月后复查 CT 确认是否持续存在，之后每 2 年复查至 5 年。',
      ja: '6〜12 か月後の CT で残存を確認し、以後 5 年まで 2 年ごとに CT。',
      de: 'CT nach 6–12 Monaten zum Nachweis der Persistenz, danach alle 2 Jahre bis 5 Jahre.',
    },
  },
]
