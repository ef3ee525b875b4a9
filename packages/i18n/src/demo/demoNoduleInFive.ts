import type { Locale } from '@pandok/domain'

/** What `demoNodule` writes of a solid nodule of 7 mm at low risk, for whoever hasn't pressed a key yet. */
export const demoNoduleInFive: Readonly<
  Record<Locale, Readonly<Record<'findings' | 'impression' | 'recommendation', string>>>
> = {
  ko: {
    findings: '폐에 7 mm 크기의 고형 결절이 있음.',
    impression: '7 mm 고형 결절. Fleischner 2017: 단일 고형 6–8 mm, 저위험.',
    recommendation: '7 mm 고형 결절: 6–12개월 뒤 추적 CT를 권하며, 이후 18–24개월에 CT를 고려할 수 있습니다.',
  },
  en: {
    findings: 'In the lung, a 7 mm solid nodule.',
    impression: '7 mm solid nodule. Fleischner 2017: single solid, 6–8 mm, low risk.',
    recommendation:
      '7 mm solid nodule: CT at 6 to 12 months is suggested; CT at 18 to 24 months may be considered after that.',
  },
  zh: {
    findings: '肺内见大小约 7 mm 的实性结节。',
    impression: '7 mm 实性结节。Fleischner 2017：单发实性，6–8 mm，低风险。',
    recommendation: '7 mm 实性结节：建议 6–12 个月后复查 CT，之后可考虑 18–24 个月再次复查。',
  },
  ja: {
    findings: '肺に 7 mm の充実型結節を認める。',
    impression: '7 mm の充実型結節。Fleischner 2017：単発の充実型 6〜8 mm・低リスク。',
    recommendation:
      '7 mm の充実型結節：6〜12 か月後の CT が勧められ、その後 18〜24 か月での CT を考慮します。',
  },
  de: {
    findings: 'In der Lunge 7 mm großer solider Rundherd.',
    impression: '7 mm großer solider Rundherd. Fleischner 2017: einzeln, solide, 6–8 mm, niedriges Risiko.',
    recommendation:
      '7 mm großer solider Rundherd: CT-Kontrolle nach 6 bis 12 Monaten empfohlen, anschließend gegebenenfalls nach 18 bis 24 Monaten.',
  },
}
