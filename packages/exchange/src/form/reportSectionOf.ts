import type { ReportSection } from '@pandok/domain'

/** LOINC codes of sections in imaging reports (IHE MRRT, table 8.1.3-1), as far as our reports have them. */
const BY_LOINC: Readonly<Record<string, ReportSection>> = {
  '55752-0': 'technique',
  '18785-6': 'technique',
  '18834-2': 'comparison',
  '55111-9': 'technique',
  '55115-0': 'technique',
  '59776-5': 'findings',
  '18782-3': 'findings',
  '19005-8': 'impression',
  '18783-1': 'recommendation',
  '22634-0': 'gross',
  '22635-7': 'microscopy',
  '22637-3': 'diagnosis',
  '22633-2': 'specimen',
  '48767-8': 'comment',
}

/** The patterns of headings are tried in this order: «Clinical impression» isn't clinical information. */
const BY_WORD: readonly (readonly [RegExp, ReportSection])[] = [
  [/^(?:recommend|(?:handlungs|therapie)?empfehlung|권고|推奨|推荐|建议)/iu, 'recommendation'],
  [/(?:impression|conclusion|beurteilung|zusammenfassung|결론|판독결론|印象|結論|结论)/iu, 'impression'],
  [/^(?:diagnos|진단|診断|诊断)/iu, 'diagnosis'],
  [
    /^(?:comparison|prior(?:s$|\W*$|\s+(?:stud|exam|imag|report|scan|CT|MR))|vergleich|voruntersuch|비교|比較|比较)/iu,
    'comparison',
  ],
  [/^(?:finding|observation|befund|소견|所見|所见)/iu, 'findings'],
  [/^(?:specimen|material|präparat|검체|検体|标本)/iu, 'specimen'],
  [/^(?:gross|macroscop|makroskop|육안|肉眼)/iu, 'gross'],
  [/^(?:microscop|mikroskop|현미경|顕微鏡|镜下)/iu, 'microscopy'],
  [/^(?:comment|remark|bemerkung|kommentar|비고|의견|참고|備考|备注)/iu, 'comment'],
  [
    /(?:clinical|indication|history|reason|question|technique|technik|procedure|protocol|method|exam|klinische|indikation|fragestellung|anamnese|임상|검사|検査|技术|検査方法|检查方法)/iu,
    'technique',
  ],
]

/**
 * Returns the report section of a part of a form, or undefined if neither its code nor its heading shows it.
 */
export function reportSectionOf(
  words: readonly string[],
  codes: readonly string[] = [],
): ReportSection | undefined {
  for (const code of codes) {
    const found = Object.hasOwn(BY_LOINC, code) ? BY_LOINC[code] : undefined
    if (found) return found
  }
  for (const heading of words) {
    const bare = heading.trim()
    const found = BY_WORD.find(([pattern]) => pattern.test(bare))
    if (found) return found[1]
  }
  return undefined
}
