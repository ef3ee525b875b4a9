import type { Locale } from '@pandok/domain'

/**
 * The text that `demoNodule` writes for a solid nodule of 7 mm at low risk. It is shown before the first key
 * is pressed.
 */
export const demoNoduleInFive: Readonly<
  Record<Locale, Readonly<Record<'findings' | 'impression' | 'recommendation', string>>>
> = {
  ko: {
    findings: '폐에 7 mm 크기의 고형 결절이 있음.',
    impression: '7 mm 고형 결절. Fleischner 2017: 고형 6–8 mm, 저위험.',
    recommendation: '7 mm 고형 결절: 6–12개월 후 추적 CT, 이후 18–24개월 CT 고려.',
  },
  en: {
    findings: 'A 7 mm solid nodule.',
    impression: '7 mm solid nodule. Fleischner 2017: solid, 6–8 mm, low risk.',
    recommendation: '7 mm solid nodule: CT at 6–12 months, then consider CT at 18–24 months.',
  },
  zh: {
    findings: '肺内见大小约 7 mm 的实性结节。',
    impression: '7 mm 实性结节。Fleischner 2017：实性，6–8 mm，低风险。',
    recommendation: '7 mm 实性结节：6–12 个月后复查 CT，之后可考虑 18–24 个月复查。',
  },
  ja: {
    findings: '肺に 7 mm の充実型結節を認める。',
    impression: '7 mm の充実型結節。Fleischner 2017：充実型 6〜8 mm・低リスク。',
    recommendation: '7 mm の充実型結節：6〜12 か月後の CT、以後 18〜24 か月後の CT を考慮。',
  },
  de: {
    findings: 'In der Lunge 7 mm großer solider Rundherd.',
    impression: '7 mm großer solider Rundherd. Fleischner 2017: solide, 6–8 mm, niedriges Risiko.',
    recommendation:
      '7 mm großer solider Rundherd: CT nach 6–12 Monaten, danach CT nach 18–24 Monaten erwägen.',
  },
}
