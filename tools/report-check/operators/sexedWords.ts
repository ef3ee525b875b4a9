/** Matches organs that only one sex has, in the words of reports in five languages. */
export const SEXED: Readonly<Record<'F' | 'M', RegExp>> = {
  F: /자궁(?!경(?!부))|난소|uterus|uterine|ovar|Uterus|Ovar|卵巢|卵巣|子宫|子宮/iu,
  M: /전립선|고환|정낭|prostat|testi[sc]|Hoden|Samenblase|前列腺|前立腺|睾丸|精巣|精囊|精嚢/iu,
}
