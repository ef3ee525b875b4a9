import type { Locale, ReportSection } from '@pandok/domain'
import type { PhraseOut } from './PhraseOut.ts'

const HEADINGS: Readonly<Record<ReportSection, Readonly<Record<Locale, string>>>> = {
  technique: { ko: '검사 방법', en: 'Technique', zh: '检查方法', ja: '検査方法', de: 'Technik' },
  comparison: { ko: '비교 검사', en: 'Comparison', zh: '对比检查', ja: '比較検査', de: 'Voruntersuchung' },
  findings: { ko: '소견', en: 'Findings', zh: '所见', ja: '所見', de: 'Befund' },
  impression: { ko: '결론', en: 'Impression', zh: '诊断意见', ja: '結論', de: 'Beurteilung' },
  recommendation: { ko: '권고', en: 'Recommendation', zh: '建议', ja: '推奨', de: 'Empfehlung' },
  specimen: { ko: '검체', en: 'Specimen', zh: '标本', ja: '検体', de: 'Präparat' },
  gross: { ko: '육안 소견', en: 'Gross description', zh: '大体所见', ja: '肉眼所見', de: 'Makroskopie' },
  microscopy: {
    ko: '현미경 소견',
    en: 'Microscopy',
    zh: '镜下所见',
    ja: '組織所見',
    de: 'Mikroskopie',
  },
  diagnosis: { ko: '진단', en: 'Diagnosis', zh: '诊断', ja: '診断', de: 'Diagnose' },
  comment: { ko: '의견', en: 'Comment', zh: '备注', ja: 'コメント', de: 'Kommentar' },
}

/** Joins the sections for a program without sections: each gets its heading, unless there are only findings. */
export function wholeText({ texts, locale }: PhraseOut): string {
  const [only] = texts
  if (texts.length === 1 && only?.section === 'findings') return only.text
  return texts.map(({ section, text }) => `${HEADINGS[section][locale]}:\n${text}`).join('\n')
}
