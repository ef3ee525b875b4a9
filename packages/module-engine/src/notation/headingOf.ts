import type { ReportSection } from '@pandok/domain'

/** Headings of reports in the five languages; spaces and case don't matter. */
const HEADINGS: Readonly<Record<ReportSection, readonly string[]>> = {
  technique: [
    ...['technique', 'protocol', 'examination', 'procedure', '검사방법', '촬영방법', '검사기법', '촬영기법'],
    ...[
      'technik',
      'untersuchungstechnik',
      'methode',
      '検査方法',
      '撮影方法',
      '检查方法',
      '检查技术',
      '扫描技术',
    ],
  ],
  comparison: [
    ...[
      'comparison',
      'comparisons',
      'prior',
      'priors',
      '비교',
      '비교검사',
      '이전검사',
      '과거검사',
      'vergleich',
    ],
    ...['voruntersuchung', 'voruntersuchungen', 'voraufnahmen', '比較', '対比', '比较', '既往检查', '对比'],
    ...[
      '비교영상',
      '이전영상',
      '比較検査',
      '比較画像',
      '前回検査',
      '对比检查',
      '比较检查',
      '对比影像',
      '既往影像',
    ],
  ],
  findings: [
    ...['findings', 'finding', '소견', '판독소견', '영상소견', '검사소견', '판독', 'befund', 'befunde'],
    ...['所見', '画像所見', '読影所見', '所见', '影像所见', '检查所见', '影像表现', '超声所见', '超声表现'],
  ],
  impression: [
    ...['impression', 'impressions', 'conclusion', 'conclusions', 'assessment', 'opinion', '결론', '인상'],
    ...[
      '판독결론',
      '판독의견',
      '결론및권고',
      '결론및제안',
      '종합소견',
      '판정',
      '诊断意见',
      '判定',
      '판독결과',
      'beurteilung',
      'summary',
      '요약',
      '小结',
      '要約',
      'zusammenfassung',
      '印象',
      '結論',
      '结论',
      '印象诊断',
      '诊断印象',
      '超声提示',
      '提示',
      '影像诊断',
      '超声诊断',
    ],
  ],
  recommendation: [
    ...[
      'recommendation',
      'recommendations',
      '권고',
      '권고사항',
      '추천',
      '추가검사권고',
      '제안',
      'empfehlung',
      'empfehlungen',
      'procedere',
      'prozedere',
    ],
    ...['推奨', '推奨事項', '建议', '建議'],
  ],
  specimen: ['specimen', 'specimens', '검체', '검체정보', 'präparat', 'material', '検体', '标本', '標本'],
  gross: [
    ...[
      'gross',
      'grossdescription',
      'grossfindings',
      'macroscopicdescription',
      '육안',
      '육안소견',
      'makroskopie',
    ],
    ...['肉眼所見', '肉眼所见', '大体所见'],
  ],
  microscopy: [
    ...[
      'microscopic',
      'microscopicdescription',
      'microscopicfindings',
      'microscopy',
      'histology',
      '현미경소견',
    ],
    ...['조직소견', 'mikroskopie', 'histologie', '顕微鏡所見', '組織所見', '镜下所见', '显微镜所见'],
  ],
  diagnosis: [
    ...[
      'diagnosis',
      'diagnoses',
      'finaldiagnosis',
      'pathologicdiagnosis',
      '진단',
      '병리진단',
      '최종진단',
      'diagnose',
      'interpretation',
    ],
    ...['diagnosen', '診断', '病理診断', '诊断', '病理诊断'],
  ],
  comment: [
    ...[
      'comment',
      'comments',
      'note',
      'notes',
      '참고',
      '비고',
      '의견',
      'kommentar',
      'anmerkung',
      'コメント',
      '備考',
    ],
    ...['备注', '评论'],
  ],
}

/** Abbreviations that are headings only before a colon or a bracket: «Imp)», «Conc.:», «Dx)». */
const SHORT: Readonly<Record<string, ReportSection>> = {
  imp: 'impression',
  impr: 'impression',
  conc: 'impression',
  concl: 'impression',
  cnc: 'impression',
  dx: 'diagnosis',
  finaldx: 'diagnosis',
  pathdx: 'diagnosis',
  f: 'findings',
  fx: 'findings',
  fnd: 'findings',
  rec: 'recommendation',
  recommend: 'recommendation',
  recomm: 'recommendation',
  reco: 'recommendation',
  tech: 'technique',
  comp: 'comparison',
  cmt: 'comment',
  r: 'recommendation',
  c: 'impression',
  결: 'impression',
  소: 'findings',
}
/** A single letter is a heading only before a bracket, and not if letters are used for counting: «A) … B) … C) …». */
const LETTERS = new Set(['c', 'f', 'r', '결', '소'])

const SECTION_OF = new Map(
  Object.entries(HEADINGS).flatMap(([section, words]) =>
    words.map((word) => [word, section as ReportSection] as const),
  ),
)

export interface Heading {
  section: ReportSection
  /** The heading as pasted. */
  title: string
  /** The rest of the line after the heading. */
  rest: string
}

const LONGEST = 40
/** «[Imp]», «<Rec>» on a line of their own. */
const IN_BRACKETS = /^\s*[<[【〈]\s*[A-Za-z.]{2,8}\s*[>\]】〉]\s*$/u

/** «FINDINGS: …», «Imp) …», «Imp. …», «Imp> …», «<결론> …», «[소견]», «■ 판독 소견», «## Befund»; undefined for any other line. */
export function headingOf(line: string, hasLetters = true): Heading | undefined {
  if (line.trim() === '') return undefined
  const text = line.slice(0, LONGEST * 3).replace(/^\s*\d{1,2}[.)]\s+/u, '')
  const [, head = '', sign = ''] =
    /^(\s*[<【〈[][^<>【】〈〉[\]\n]{1,30})([>】〉\]])(?=\s*\S)/u.exec(text) ??
    /^(\s*(?:Impr?|Concl?|Dx|Rec))(\.)(?=\s+\S)/u.exec(text) ??
    /^([^:：)>\s–-]{1,14})(\s[-–—])(?=\s\S)/u.exec(text) ??
    /^([^:：)>]{1,40})([:：)>])(?!=)/u.exec(text) ??
    []
  const title = bare(head)
  const short = title.replace(/[\s.]+/gu, '').toLowerCase()
  const isShort = Object.hasOwn(SHORT, short) && (!LETTERS.has(short) || (/[)>]/u.test(sign) && hasLetters))
  const section = sectionOf(title) ?? (isShort ? SHORT[short] : undefined)
  if (section && !head.includes('(')) {
    const rest = line.slice(line.indexOf(head) + head.length + sign.length)
    return { section, title, rest: rest.replace(/^[:：]?\s*/u, '') }
  }
  const written = bare(text)
  const abbreviated = IN_BRACKETS.test(line)
    ? SHORT[written.replace(/[\s.]+/gu, '').toLowerCase()]
    : undefined
  const alone = line.length <= LONGEST ? (sectionOf(written) ?? abbreviated) : undefined
  return alone && { section: alone, title: written, rest: '' }
}

const bare = (head: string) => head.replace(/^[\s#*■◆●▶▣◎※<[(【〈=-]+|[\s*>\])】〉=-]+$/gu, '')

const sectionOf = (head: string): ReportSection | undefined =>
  SECTION_OF.get(head.replace(/\s+/gu, '').toLowerCase())
