import type { Locale } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import { createReportCheck } from './createReportCheck.ts'
import { reportOf } from './testkit/reportOf.ts'

const { check } = createReportCheck()

type Said = readonly [locale: Locale, findings: string, impression: string]

const alarmsOf = (...[locale, findings, impression]: Said) =>
  check(reportOf(locale, { findings, impression })).filter(({ rule }) => rule === 'R125')

describe('a place after a side in typed text', () => {
  it.each<Said>([
    ['zh', '左肺下叶新见树芽征。右肺未见异常。', '右肺下叶感染性细支气管炎。'],
    [
      'zh',
      '左侧小脑半球强化结节0.8 cm。左侧额叶强化结节0.6 cm。',
      '右侧小脑转移灶0.8 cm。左侧额叶转移灶0.6 cm。',
    ],
    ['ja', '右上葉に22 mmの腫瘤を認める。胸水なし。', '左上葉肺癌。'],
    ['ko', '우측 하엽에 tree-in-bud 음영. 좌측 폐 정상.', '좌측 하엽 세기관지염.'],
    [
      'en',
      'Tree-in-bud opacities in the right lower lobe. The left lung is normal.',
      'Left lower lobe bronchiolitis.',
    ],
    ['de', 'Im rechten Unterlappen Tree-in-bud-Zeichnung.', 'Bronchiolitis im linken Unterlappen.'],
  ])('R349 is on the side of the findings in %s: %s', (...said) => {
    expect(alarmsOf(...said)).toHaveLength(1)
  })

  it.each<Said>([
    // In these reports the conclusion mentions both sides.
    ['zh', '左肺下叶树芽征。', '左肺下叶感染。右肺下叶感染不除外。'],
    [
      'en',
      'Right lower lobe tree-in-bud opacities.',
      'Right lower lobe bronchiolitis. Left lower lobe scar.',
    ],
    // Here the conclusion may mean something else on its side.
    ['zh', '右侧大脑中动脉狭窄。左侧额叶弥散受限。', '左侧大脑中动脉供血区梗死。'],
    ['zh', '右肺下叶钙化灶。左下肺见树芽征。', '左肺下叶感染。'],
    ['ja', '右上葉に石灰化。両肺に気腫性変化。', '左上葉の気腫。'],
    // Here the findings are of different kinds.
    ['en', 'Right kidney stone 4 mm.', 'Left kidney cyst.'],
    ['de', 'Rechte Niere mit Konkrement.', 'Linke Niere mit Abszess.'],
    // These sentences contain operations, comparisons and denials.
    ['ko', '우측 신장에 결석 4 mm.', '좌측 신장 절제술 후 상태.'],
    ['zh', '右侧附睾增大，血流丰富。', '左侧附睾未见异常。'],
    ['en', 'Right lower lobe opacity.', 'Opacity larger than that of the contralateral left lower lobe.'],
  ])('R349 is silent unless sure in %s: %s | %s', (...said) => {
    expect(alarmsOf(...said)).toEqual([])
  })
})
