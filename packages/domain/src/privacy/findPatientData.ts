/** The kinds of patient data that a text may reveal. */
export const PATIENT_DATA_KINDS = [
  'residentNumber',
  'phone',
  'name',
  'birth',
  'chartNumber',
  'email',
] as const

export type PatientDataKind = (typeof PATIENT_DATA_KINDS)[number]

export interface PatientDataHit {
  kind: PatientDataKind
  start: number
  end: number
}

interface Pattern {
  kind: PatientDataKind
  /** The expression needs the flag `d` and a group `found`, which is the match without its label. */
  expression: RegExp
  holds?: (found: string) => boolean
}

const MONTH_DAY = String.raw`(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])`
const DAY = String.raw`(?:\d{4}|\d{2})\s?[-./年년]\s?\d{1,2}\s?[-./月월]\s?\d{1,4}\s?[日일]?|\d{6,8}`
const COLON = String.raw`\s{0,3}[:：=]\s{0,3}`

const NAME_LABELS = String.raw`환자\s?성명|환자\s?이름|환자명|환자|성명|수진자명?|患者氏名|患者姓名|患者名|患者|氏名|姓名`
const LATIN_NAME_LABELS =
  "[Pp]atient(?:'s)? [Nn]ame|[Pp]atientenname|[Nn]ame des Patienten|[Pp]atient(?:in)?|[Nn]ame"
const BIRTH_LABELS = String.raw`생년월일|생일|出生日期|出生年月日|生年月日|[Dd]ate of [Bb]irth|DOB|D\.O\.B\.|[Bb]orn(?: on)?|[Gg]eburtsdatum|[Gg]eb\.(?: am)?|[Gg]eboren am`
const CHART_LABELS = String.raw`환자\s?번호|등록\s?번호|병록\s?번호|차트\s?번호|病历号|住院号|门诊号|患者番号|診察券番号|カルテ番号|[Pp]atient ?(?:ID|[Nn]o\.?|[Nn]umber)|MRN|[Cc]hart [Nn]o\.?|[Pp]atienten-?(?:ID|[Nn]ummer)|[Ff]allnummer`

// A Korean name has two to four syllables; words of reports and sentence endings are excluded below.
const HANGUL_NAME = '[가-힣]{2,4}(?![가-힣])'
const HAN_NAME = String.raw`[\p{Script=Han}]{1,3}\s?[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]{1,3}(?![\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}])`
const LATIN_NAME = String.raw`\p{Lu}[\p{Ll}'’-]+(?:,?\s\p{Lu}[\p{L}'’.-]*){1,3}`

const PATTERNS: readonly Pattern[] = [
  {
    kind: 'residentNumber',
    // Korean resident and foreigner registration numbers: birth date, century and sex, place.
    expression: new RegExp(
      String.raw`(?<!\d)(?<found>\d{2}${MONTH_DAY}\s?-\s?[0-9][\d*]{6})(?![\d*])`,
      'dgu',
    ),
  },
  {
    kind: 'residentNumber',
    expression: /(?<!\d)(?<found>[1-9]\d{5}(?:19|20)\d{9}[\dXx])(?![\dXx])/dgu,
    holds: isChineseIdentity,
  },
  {
    kind: 'phone',
    expression: /(?<![\d.-])(?<found>01[016-9][-. ]?\d{3,4}[-. ]?\d{4})(?![\d-])/dgu,
  },
  {
    kind: 'phone',
    expression:
      /(?:전화|연락처|휴대폰|휴대전화|電話|电话|手机|[Tt]el(?:efon)?\.?|[Pp]hone|[Mm]obile|Handy)\s{0,3}[:：.]?\s{0,3}(?<found>\+?\d[\d ()/-]{6,18}\d)/dgu,
  },
  { kind: 'birth', expression: labelled(BIRTH_LABELS, DAY, `(?:${COLON}|\\s{1,3})`) },
  {
    kind: 'chartNumber',
    expression: labelled(CHART_LABELS, String.raw`[A-Z]{0,3}-?\d[\d-]{3,15}`, `(?:${COLON}|\\s{1,3})`),
  },
  { kind: 'name', expression: labelled(NAME_LABELS, `${HANGUL_NAME}|${HAN_NAME}`, COLON), holds: isNameLike },
  { kind: 'name', expression: labelled(`(?<!\\p{L})(?:${LATIN_NAME_LABELS})`, LATIN_NAME, COLON) },
  {
    kind: 'name',
    expression: /(?<![가-힣])(?<found>[가-힣]{3})\s?(?:환자분|환자님|님의|님은|님이)/dgu,
    holds: (found) => isNameLike(found) && SURNAMES.has(found.slice(0, 1)),
  },
  { kind: 'email', expression: /(?<found>[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{2,24}){1,4})/dgu },
]

/** The family names of nearly everybody in Korea (census of 2015). */
const SURNAMES: ReadonlySet<string> = new Set(
  '김이박최정강조윤장임한오서신권황안송전홍유고문양손배백허남심노하곽성차주우구민진나지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국어은편용',
)

/** These words follow «환자:» in templates and aren't names. */
const NOT_NAMES: ReadonlySet<string> = new Set([
  ...[
    '남자',
    '여자',
    '남성',
    '여성',
    '소아',
    '성인',
    '고령',
    '없음',
    '있음',
    '미상',
    '정상',
    '확인',
    '이름',
    '성명',
    '상태',
  ],
  ...['환자', '보호자', '입원', '외래', '응급', '검진', '해당', '임산부', '신생아', '무명', '익명', '모름'],
  ...['男性', '女性', '小児', '成人', '不明', '匿名', '男', '女', '患者'],
])

function isNameLike(found: string): boolean {
  return !NOT_NAMES.has(found.trim())
}

function labelled(labels: string, value: string, between: string): RegExp {
  return new RegExp(`(?:${labels})${between}(?<found>${value})`, 'dgu')
}

/**
 * The check digit follows ISO 7064 MOD 11-2, as GB 11643-1999 requires; ten out of eleven random numbers with
 * eighteen digits fail it.
 */
function isChineseIdentity(found: string): boolean {
  const sum = [...found.slice(0, 17)].reduce(
    (total, digit, index) => total + Number(digit) * (2 ** (17 - index) % 11),
    0,
  )
  return '10X98765432'[sum % 11] === found.slice(17).toUpperCase()
}

/**
 * Finds what looks like data of a patient: identity numbers, telephone numbers, birth dates and names after
 * their labels. It is an aid before something is shared and doesn't prove that a text has no such data.
 */
export function findPatientData(text: string): PatientDataHit[] {
  const hits = PATTERNS.flatMap(({ kind, expression, holds }) =>
    [...text.matchAll(expression)].flatMap((match): PatientDataHit[] => {
      const found = match.groups?.['found']
      const range = match.indices?.groups?.['found']
      if (found === undefined || range === undefined || holds?.(found) === false) return []
      return [{ kind, start: range[0], end: range[1] }]
    }),
  ).sort((a, b) => a.start - b.start || b.end - a.end)
  return hits.filter((hit, index) => !hits.slice(0, index).some(({ end }) => end > hit.start))
}
