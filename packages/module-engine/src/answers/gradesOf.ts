/** The rank in a label as keys, and its place there. */
interface Grade {
  /** Digits and capital letters in reading order. */
  code: string
  at?: { from: number; to: number } | undefined
}

/** The grades of a question's labels; undefined for a label without one. */
export interface Grades {
  grades: readonly (Grade | undefined)[]
  /** The prefix of every grade («T», «LR-», «Grade »). It is empty if there is none or if it is part of the code. */
  prefix: string
}

interface Found {
  prefix: string
  code: string
  /** The length of the prefix in the label, and whether it is printed as it is pressed. */
  length: number
  isPrinted: boolean
}

const LETTER_KEYS = /^[A-Za-z]{1,2}$/u
/** «<2» and «≥ 4» are limits, and «±1» is no rank either. */
const COMPARES = /[<>≤≥~±=]/u

/**
 * Numbers: 3, 3+, 4A, T1a, N1mi, LR-4, Grade 2, 0점, 2–3개 and L4/5 (their first number). 22C3 is a name and
 * 1.5 an amount. More than one letter after a number is a unit or part of an ordinal.
 */
const NUMBER = /^(\D*)(\d{1,3})(?!\d)(?:([A-Za-z]|mi)(?![A-Za-z0-9])|(?=[A-Za-z]{2})|(?![A-Za-z]))(?![.,]\d)/u

const ROMAN = /^(|.*?[\s-])((?:X{0,2}(?:IX|IV|VI{0,3}|I{1,3}))|X{1,2})([A-Ha-h])?(\d)?(?![A-Za-z0-9])/u

const LETTER = /^(|.*?[\s-])([A-Za-z])(?![A-Za-z0-9])/u

/** Returns the ranks by the first scheme that fits the labels, if any. */
export const gradesOf = (labels: readonly string[]): Grades | undefined =>
  gradesBy(labels, findNumber) ?? romanGrades(labels) ?? gradesBy(labels, findLetter)

function romanGrades(labels: readonly string[]): Grades | undefined {
  // A single I, V or X may also be a letter.
  return labels.some((label) => /II|IV|VI|IX/u.test(label)) ? gradesBy(labels, findRoman) : undefined
}

function gradesBy(labels: readonly string[], find: (label: string) => Found | undefined): Grades | undefined {
  const found = labels.map(find)
  const graded = found.filter((each) => each !== undefined)
  const isComplete = find === findLetter || labels.every((label, at) => found[at] || !/\d/u.test(label))
  if (graded.length < 2 || !isComplete) return undefined
  const prefixes = new Set(graded.map(({ prefix }) => prefix))
  const isShared = prefixes.size === 1
  // In «C7» and «T1» the prefixes differ, so they have to be pressed as well.
  const areKeys = find === findNumber && [...prefixes].every((each) => each === '' || LETTER_KEYS.test(each))
  const isNamed = find === findNumber && !isShared && !areKeys && haveOneName([...prefixes])
  if (!isShared && !areKeys && !isNamed) return undefined
  const codes = graded.map(({ prefix, code }) => (isShared || isNamed ? code : prefix.toUpperCase() + code))
  if (new Set(codes).size < codes.length) return undefined
  return {
    prefix: isShared ? (graded[0]?.prefix ?? '') : '',
    grades: found.map((each) => each && gradeAt(each, isShared || isNamed)),
  }
}

/** In «mild (grade 1)» and «severe (grade 3)» the same word precedes the number, whatever comes before it. */
function haveOneName(prefixes: readonly string[]): boolean {
  const names = new Set(prefixes.map((prefix) => /(?:^|[\s(（])(\p{L}+)\s*$/u.exec(prefix)?.[1]))
  return names.size === 1 && !names.has(undefined)
}

function gradeAt({ prefix, code, length, isPrinted }: Found, isShared: boolean): Grade {
  const from = isShared ? prefix.length : 0
  return {
    code: isShared ? code : prefix.toUpperCase() + code,
    at: isPrinted ? { from, to: prefix.length + length } : undefined,
  }
}

function findNumber(label: string): Found | undefined {
  const [, prefix, number, letters = ''] = NUMBER.exec(label) ?? []
  if (prefix === undefined || number === undefined || COMPARES.test(prefix)) return undefined
  const code = number + letters.toUpperCase()
  return { prefix, code, length: code.length, isPrinted: true }
}

function findRoman(label: string): Found | undefined {
  const [, prefix, roman, letter = '', digit = ''] = ROMAN.exec(label) ?? []
  if (prefix === undefined || roman === undefined) return undefined
  const code = `${romanValue(roman)}${letter.toUpperCase()}${digit}`
  return { prefix, code, length: roman.length + letter.length + digit.length, isPrinted: false }
}

function findLetter(label: string): Found | undefined {
  const [, prefix, letter] = LETTER.exec(label) ?? []
  if (prefix === undefined || letter === undefined) return undefined
  return { prefix, code: letter.toUpperCase(), length: 1, isPrinted: true }
}

const WORTH: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 }

function romanValue(roman: string): number {
  const worths = [...roman].map((sign) => WORTH[sign] ?? 0)
  return worths.reduce((sum, worth, at) => sum + (worth < (worths[at + 1] ?? 0) ? -worth : worth), 0)
}
