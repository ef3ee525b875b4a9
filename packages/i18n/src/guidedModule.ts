import type { Locale } from '@pandok/domain'

type Words = Readonly<Record<Locale, string>>

interface GuidedOption {
  id: string
  label: Words
  text: Words
}

/**
 * The content of the guided example in every language of the report. Its rule is invented and follows no
 * guideline.
 */
export const guidedModule = {
  name: { ko: '결절 예제', en: 'Nodule example', zh: '结节示例', ja: '結節の例', de: 'Beispiel Knoten' },
  size: { ko: '크기', en: 'Size', zh: '大小', ja: '大きさ', de: 'Größe' },
  margin: {
    label: { ko: '경계', en: 'Margin', zh: '边缘', ja: '辺縁', de: 'Rand' },
    options: [
      {
        id: 'smooth',
        label: { ko: '매끈함', en: 'smooth', zh: '光滑', ja: '平滑', de: 'glatt' },
        text: { ko: '매끈함', en: 'a smooth', zh: '光滑', ja: '平滑', de: 'glattem' },
      },
      {
        id: 'irregular',
        label: { ko: '불규칙함', en: 'irregular', zh: '不规则', ja: '不整', de: 'unregelmäßig' },
        text: { ko: '불규칙함', en: 'an irregular', zh: '不规则', ja: '不整', de: 'unregelmäßigem' },
      },
    ] satisfies readonly GuidedOption[],
  },
  grade: {
    label: { ko: '크기 구분', en: 'Size class', zh: '大小分级', ja: '大きさの区分', de: 'Größenklasse' },
    options: [
      {
        id: 'small',
        label: { ko: '작음', en: 'small', zh: '较小', ja: '小さい', de: 'klein' },
        text: { ko: '작은', en: 'small', zh: '较小', ja: '小さな', de: 'Kleiner' },
      },
      {
        id: 'large',
        label: { ko: '큼', en: 'large', zh: '较大', ja: '大きい', de: 'groß' },
        text: { ko: '큰', en: 'large', zh: '较大', ja: '大きな', de: 'Großer' },
      },
    ] satisfies readonly GuidedOption[],
  },
  /** `{size}`, `{grade}` and `{margin}` stand for the values. */
  sentence: {
    ko: '크기 {size}의 {grade} 결절이 있으며, 경계는 {margin}.',
    en: 'There is a {grade} nodule of {size} with {margin} margin.',
    zh: '可见一{grade}结节，大小 {size}，边缘{margin}。',
    ja: '径{size}の{grade}結節を認め、辺縁は{margin}。',
    de: '{grade} Knoten von {size} mit {margin} Rand.',
  },
} as const satisfies {
  name: Words
  size: Words
  margin: { label: Words; options: readonly GuidedOption[] }
  grade: { label: Words; options: readonly GuidedOption[] }
  sentence: Words
}
