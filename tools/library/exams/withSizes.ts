import type { Locale } from '@pandok/domain'
import type { ExamFile } from '@pandok/library'

type InFive = Readonly<Record<Locale, string>>

/** Conclusions whose file omits the size of the finding, rewritten with it. */
const CONCLUSIONS: Readonly<Record<string, Readonly<Record<string, InFive>>>> = {
  'chest-radiograph': {
    'multiple-nodules': {
      ko: '양폐 다발성 결절(최대 {size}), 전이 의심[, {change}].',
      en: 'Multiple bilateral pulmonary nodules up to {size}, suspicious for metastases[, {change}].',
      zh: '双肺多发结节（较大者 {size}），考虑转移瘤可能[，{change}]。',
      ja: '両肺多発結節（最大 {size}）、転移疑い[、{change}]。',
      de: 'Multiple bilaterale Rundherde bis {size}, metastasenverdächtig[, {change}].',
    },
  },
  'breast-us': {
    microcysts: {
      ko: '{@site} {size:max} 군집 미세낭종{cat_note}.',
      en: '{size:max} clustered microcysts, {@site}{cat_note}.',
      zh: '{@site} {size:max} 簇状微囊肿{cat_note}。',
      ja: '{@site} {size:max} の集簇性小嚢胞{cat_note}。',
      de: '{size:max} große gruppierte Mikrozysten, {@site}{cat_note}.',
    },
    distortion: {
      ko: '{@site}[ {size:max}] 구조 왜곡{cat_note}.',
      en: 'Architectural distortion[, {size:max}], {@site}{cat_note}.',
      zh: '{@site}[ {size:max} ]结构扭曲{cat_note}。',
      ja: '{@site}[ {size:max} ]の構築の乱れ{cat_note}。',
      de: 'Architekturstörung[, {size:max}], {@site}{cat_note}.',
    },
  },
  mammography: {
    'developing-asymmetry': {
      ko: '{@site}[ {size}] 진행성 비대칭{cat_note}.',
      en: '[{size} ]developing asymmetry, {@site}{cat_note}.',
      zh: '{@site}[ {size} ]进展性不对称{cat_note}。',
      ja: '{@site}[ {size} ]の増強する非対称性陰影{cat_note}。',
      de: 'Zunehmende Asymmetrie[, {size}], {@site}{cat_note}.',
    },
  },
  'lumbar-spine-mr': {
    synovial: {
      ko: '{side2} 후관절 {size} 활막낭[, {root} 신경근 {effect}]',
      en: '{size} {side2} facet synovial cyst[ with {root} root {effect}]',
      zh: '{side2}小关节滑膜囊肿（{size}）[，{effect} {root} 神经根]',
      ja: '{side2}椎間関節滑膜嚢胞（{size}）[、{root} 神経根{effect}]',
      de: 'Synovialzyste des Facettengelenks {side2}, {size}[, {effect:verb} Wurzel {root}]',
    },
  },
}

/** Returns the exam with these conclusions instead of those of its file. */
export const withSizes = (file: ExamFile): ExamFile => ({
  ...file,
  findings: file.findings.map((finding) => {
    const conclusion = CONCLUSIONS[file.id]?.[finding.id]
    return conclusion ? { ...finding, conclusion } : finding
  }),
})
