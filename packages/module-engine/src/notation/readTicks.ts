import type { ReportSection } from '@pandok/domain'
import { kindOfAnswers } from './answerKinds.ts'
import { isAnswerWord, isDenial, topicOf } from './answerWords.ts'
import type { Field, Found } from './Field.ts'
import { isSideWord, sideField } from './sideField.ts'
import { splitDetails } from './splitDetails.ts'

/** Stands for a box behind its answer, of which several may be ticked; reports have no such character. */
const BEHIND_BOX = '\uE000'
const EMPTY = `□☐▢◻${BEHIND_BOX}`
const TICKED = '■☑☒✅'
const ANSWER_TEXT = `([${EMPTY}${TICKED}])[ \\t\\u3000]*([^${EMPTY}${TICKED}\\n,;、；。()（）→_]{1,60}`
const ITEM = new RegExp(`${ANSWER_TEXT}|[(（][+＋−－-][)）])`, 'uy')
/** «□ 기타: ____», «□ 囊肿__cm», «□ 要経過観察（__ヶ月後）» */
const ITEM_WITH_BLANK = new RegExp(
  `${ANSWER_TEXT}(?:_{1,30}(?: ?(?:mm|cm|mL|%))?|[(（][^()（）\\n、,，]{0,12}_{1,12}[^()（）\\n_]{0,12}[)）])?)`,
  'uy',
)

const BOX = new RegExp(`^[${EMPTY}${TICKED}]`, 'u')
/** Matches the space between two boxes, which may be a line break below a label. */
const BETWEEN = /^[ \t\u3000]*/u
const BELOW = /^[ \t\u3000]*\n[ \t\u3000]*/u
const SEVERAL =
  /복수|모두 (?:선택|체크)|해당 (?:항목|사항|되는)|해당되는|중복|check all|zutreffend|すべて|all that apply|select all|multiple choice|mehrfach|可多选|多选|複数/iu

interface Head {
  isHeaded: boolean
  section: ReportSection
}

interface Item {
  text: string
  isTicked: boolean
  end: number
}

/** «□ 있음 □ 없음» is one question; a box that stands alone is a yes or no of its own. */
export function readTicks(text: string, before: string, { isHeaded, section }: Head): Found | undefined {
  if (!BOX.test(text)) return undefined
  // «Interpretation:» with a box on each line below it.
  const isBelow = /[:：][ \t]*\n[ \t]*$/u.test(before) || (isHeaded && section !== 'findings')
  const isColumn =
    (isBelow || rulesOut(text, before) || isBelowJudgement(text, before)) &&
    /^[^\n]*\n[ \t]*[□☐▢◻■☑☒✅]/u.test(text)
  const between = isColumn ? BELOW : BETWEEN
  const isJudgement =
    JUDGED.test(before) || (isHeaded && (section === 'diagnosis' || section === 'impression'))
  const how = { isColumn, isHeaded, isJudgement }
  return (
    questionOf(itemsOf(text, between, ITEM_WITH_BLANK), text, before, how) ??
    questionOf(itemsOf(text, between, ITEM), text, before, how)
  )
}

/** «판정 (Paris system)» above a column of codes or of diagnoses: one of them is the judgment. */
function isBelowJudgement(text: string, before: string): boolean {
  if (!/(?:^|\n)[ \t]*\p{L}[^\n.。:：_□☐■☑]{0,40}\n[ \t]*$/u.test(before)) return false
  const answers = text
    .split('\n')
    .flatMap((line) => /^[ \t]*[□☐▢◻■☑☒✅][ \t]*(.{1,60})$/u.exec(line)?.[1] ?? [])
  return (
    answers.length > 2 &&
    (answers.every((answer) => /^\p{Lu}[\p{Lu}\d-]{1,7}$/u.test(answer.trim())) ||
      kindOfAnswers(answers) === 'diagnosis')
  )
}

/** «□ 정상» above «□ 골감소증»: a column that begins with normal is one question without a label. */
const rulesOut = (text: string, before: string): boolean =>
  /(?:^|\n)[ \t]*$/u.test(before) && isDenial(/^.[ \t]*([^\n]{1,40}?)[ \t]*\n/u.exec(text)?.[1] ?? '')

/** Makes one question of the boxes; undefined if there are none, or if a blank between them would be lost. */
function questionOf(
  items: readonly Item[],
  text: string,
  before: string,
  { isColumn, isHeaded, isJudgement }: { isColumn: boolean; isHeaded: boolean; isJudgement: boolean },
): Found | undefined {
  const last = items.at(-1)
  if (!last) return undefined
  const { options, details } = splitDetails(items.map(({ text: option }) => option))
  const [only] = items
  if (details.length > 0 && items.length === 1) return undefined
  // «■ 검사: Abdomen CT»: a bullet before a label.
  if (text.startsWith('■') && only?.text.includes(':') && /(?:^|\n)[ \t]*$/u.test(before)) return undefined
  if (items.length === 1 && only)
    return { length: only.end, parts: [{ kind: 'tick', text: only.text, isTicked: only.isTicked }] }
  // The same answer twice is no question; it stays as it was pasted.
  if (new Set(options).size !== options.length) return { length: last.end, parts: [text.slice(0, last.end)] }
  const ticked = items.flatMap(({ isTicked }, index) => (isTicked ? [index] : []))
  const line = `${before.slice(before.lastIndexOf('\n') + 1)}${/^.{0,300}/u.exec(text.slice(last.end))?.[0]}`
  const isAsked = isHeaded || /[:：][ \t]*$/u.test(before)
  const isSeveral =
    ticked.length > 1 ||
    text.startsWith(BEHIND_BOX) ||
    SEVERAL.test(line) ||
    (!isColumn && isAsked && details.length === 0 && !isJudgement && areTogether(options))
  if (details.length > 0 && isSeveral) return undefined
  const topic = isColumn && !isAsked && isDenial(options[0] ?? '') ? ('normality' as const) : undefined
  const field: Field = {
    kind: isSeveral ? 'multi' : 'choice',
    options,
    defaults: ticked,
    ...(topic && { topic }),
  }
  if (details.length > 0) return { length: last.end, parts: [{ ...field, details }] }
  return { length: last.end, parts: [(!isSeveral && sideField(options, ticked)) || field] }
}

/** «Organisms: □ Candida □ Trichomonas □ HSV»: three things or more behind a label, none of which rules out another. */
const areTogether = (options: readonly string[]): boolean =>
  options.length > 2 &&
  // «□ RUL □ RML □ RLL □ LUL»: a disease may be in several places.
  ((options.length > 3 && topicOf(options) === 'location') ||
    (!options.some(
      (option, index) => (isAnswerWord(option) || isDenial(option)) && !isLastDenial(options, index),
    ) &&
      !options.every((option) => CODE.test(option)) &&
      !options.every((option) => /^[<>≤≥]?\s?\d/u.test(option))))

/** «Category: □ NILM □ LSIL», «진단: □ CIN 2 □ CIN 3»: a judgment is one. */
const JUDGED =
  /(?:category|interpretation|classification|diagnosis|판정|진단|분류|등급|诊断|分类|判定|診断|分類|diagnose|beurteilung|klassifikation|kategorie)[ \t]*[:：][ \t]*$/iu

/** «□ G1 □ G2 □ G3», «□ LP □ MM □ SM1», «a□ b□ c□»: codes stand for the steps of one scale. */
const CODE = /^(?:(?![CTLS]\d)\p{Lu}{1,3}\d?[a-z]?|[a-f])$/u

/** In «□ 간 □ 뼈 □ 뇌 □ 없음», the last answer excludes those before it. */
const isLastDenial = (options: readonly string[], index: number): boolean =>
  options.length > 3 && index === options.length - 1 && isDenial(options[index] ?? '')

function itemsOf(text: string, between: RegExp, item: RegExp): Item[] {
  const items: Item[] = []
  item.lastIndex = 0
  for (let match = item.exec(text); match; match = item.exec(text)) {
    const [, box = '', written = ''] = match
    // Two spaces or a full stop end an answer: what follows is the sentence again.
    const answer =
      written
        .split(/ {2,}|[\t\u3000]|(?<=\p{L}{2})\.\s(?=\p{Lu})|[.。]\s(?=[^.。]{1,20}[:：]\s*$)/u)[0]
        ?.trim() ?? ''
    if (answer === '') break
    const end = match.index + match[0].indexOf(answer, 1) + answer.length
    items.push({ text: answer, isTicked: TICKED.includes(box), end })
    item.lastIndex = end + (between.exec(text.slice(end, end + 20))?.[0].length ?? 0)
  }
  return withoutFullStop(items)
}

/** «□ yes □ no.» ends a sentence; «□ pos. □ neg.» are short forms. */
function withoutFullStop(items: readonly Item[]): Item[] {
  const last = items.at(-1)
  const others = items.slice(0, -1)
  const isEnd = last !== undefined && others.length > 0 && last.text.endsWith('.')
  if (!isEnd || others.some(({ text }) => text.endsWith('.'))) return [...items]
  return [...others, { ...last, text: last.text.slice(0, -1), end: last.end - 1 }]
}

/** A bracket is a box if an answer follows it, which is neither a unit nor the sign of a product nor «of». */
const ANSWER =
  ' ?(?!(?:[xX×✕]|mm|cm|mL|ml|cc|HU|HE|of|out of|von|개|회|번|점|장|[個枚回块处])(?!\\p{L}))[\\p{L}\\p{N}]'
const BOXES = new RegExp(
  `(?<!\\p{L})(?:\\[( ?[xXvV√✓✔] ?| )\\]|\\(( {1,3}|[xXvV√✓✔](?=\\) )| [xXvV√✓✔] (?=\\) ))\\))(?=${ANSWER})`,
  'gu',
)
/** A box with an answer opens the line. */
const OPENS = new RegExp(`^[ \\t]*(?:\\[(?: ?[xXvV√✓✔] ?| )\\]|\\([ ]\\))(?=${ANSWER})`, 'u')
/** Round boxes follow a label or open the line; elsewhere they are blanks: «( ) out of ( ) nodes». */
const ROUND_OPENS = /(?:^|[:：])[ \t]*\( {1,3}(?:[xXvV√✓✔] )?\)/u
/** «Adequacy ( ) satisfactory ( ) unsatisfactory. HPV ( ) neg ( ) pos»: each sentence has a label and its boxes. */
const ROUND_SENTENCE =
  /(?<=^|[.;:：。；]\s{0,3})(\p{L}[^()（）.:：;_□]{1,40}?)((?:\( {1,3}\)[^()（）.;_□\n]{1,26}){2,12})(?=[.;。；]|$)/gu
const ROUND_BOX = /\( {1,3}\) ?/gu

function withSentenceBoxes(line: string): string {
  return line.replace(ROUND_SENTENCE, (whole, label: string, row: string) => {
    const answers = row
      .split(ROUND_BOX)
      .slice(1)
      .map((answer) => answer.trim())
    const areShort = answers.every(
      (answer) => /^[\p{L}\d+-][\p{L}\d +/-]*$/u.test(answer) && answer.split(' ').length < 4,
    )
    const areAnswers =
      answers.some((answer) => isAnswerWord(answer) || isDenial(answer)) ||
      answers.every((answer) => CODE_WORD.test(answer))
    if (!areShort || !areAnswers || new Set(answers).size !== answers.length) return whole
    return `${label}: ${answers.map((answer) => `□ ${answer}`).join(' ')}`
  })
}
/** «NILM», «ASC-US» */
const CODE_WORD = /^\p{Lu}[\p{Lu}\d-]{1,7}$/u

/** «종괴 ( ) 석회화 ( ) 비대칭 ( )»: the boxes stand behind their answers. */
const BEHIND = /(?:^|(?<=[:：]))([ \t]*)((?:[\p{L}\p{N}-]{1,20} ?(?:\[ ?\]|\( {0,3}\))[ \t]*){3,})$/u

/** «기타:» with nothing behind it and no list below it waits for words. */
const OPEN_REMARK =
  /((?:^|\n)[ \t]{0,8}[-•·*]?[ \t]{0,4}(?:기타(?: 소견| 사항)?|비고|참고 ?사항|추가 ?소견|[Oo]thers?|[Oo]ther findings|[Rr]emarks?|[Aa]dditional findings|其他|其它|备注|その他|備考|Sonstiges|Bemerkung(?:en)?|Weitere Befunde)[ \t]?[:：])[ \t]{0,40}(?=$|\n[ \t]{0,8}(?:$|\n|\p{L}[^\n]{0,30}[:：>)]))/gu

/** «[ ] a [x] b» are boxes where a line has two of them, or where each of two lines begins with one. */
export function boxesOf(text: string): string {
  const asked = text.replace(OPEN_REMARK, '$1 ____')
  if (!/[\])_□☐■☑ㅁ○◯◇⬜❏❑▫日일]/u.test(asked)) return asked
  const lines = asked
    .replace(OPEN_DAY, '____$1 __$2 __$3')
    .split('\n')
    .map((line) => withBoxSigns(withSentenceBoxes(line)))
  const opens = lines.map((line) => OPENS.test(line))
  return lines
    .map((line, index) => {
      const behind = BEHIND.exec(line)
      if (behind && areDistinct(behind[2] ?? '')) return withBoxesBefore(line, behind)
      const trailing = TRAILING.exec(line)
      if (trailing) return withTrailingBoxes(line, trailing)
      const isInColumn = opens[index] && (opens[index - 1] || opens[index + 1])
      const count = line.match(BOXES)?.length ?? 0
      const isRow = count > 1 && (!/\( +\)/u.test(line) || ROUND_OPENS.test(line))
      if (!isRow && !isInColumn) return withLinedBoxes(line)
      return line.replace(BOXES, (_, square?: string, round?: string) =>
        (square ?? round ?? '').trim() === '' ? '□' : '■',
      )
    })
    .join('\n')
}

/**
 * «积液：有□ 无□»: boxes behind the answers that reports choose between. The space before a box is part of the words: if it
 * could also stand by itself, a line of thirty boxes could be read in 2³⁰ ways.
 */
const TRAILING =
  /(?<=[:：])([ \t\u3000]*)((?:[^\s□☐■☑:：]{1,12}[ \t]?[□☐■☑][ \t\u3000]*){2,})$|^([ \t\u3000]*)((?:\p{L}[\p{L}\d -]{1,31}[□☐][ \t\u3000/,]*){3,})$/u

function withTrailingBoxes(line: string, [whole, gap = '', row = '', ...found]: RegExpExecArray): string {
  const [indent = '', findings = ''] = found
  if (findings !== '')
    return `${indent}${findings.replace(/(\p{L}[\p{L}\d -]*?) ?[□☐][ \t\u3000/,]*/gu, `${BEHIND_BOX} $1 `).trimEnd()}`
  const boxed = row.replace(/([^\s□☐■☑]+)[ \t]?([□☐■☑])/gu, '$2 $1')
  return `${line.slice(0, line.length - whole.length)}${gap}${boxed.trimEnd()}`
}

/** «ㅁ 있음 ㅁ 없음», «○ 있음 ○ 없음», «있음( ) 없음( )»: what else is drawn as a box before or behind such words. */
const BOX_LIKE = /(?<![\p{L}\p{N}])[ㅁ◇⬜❏❑▫○◯] ?(\p{L}{1,12})(?!\p{L})/gu
const ROUND_BEHIND = /(\p{L}{1,8}) ?[([] {0,3}[)\]](?=\s|$)/gu

function withBoxSigns(line: string): string {
  const before = [...line.matchAll(BOX_LIKE)].map(([, word = '']) => word)
  if (before.length > 1 && (/[ㅁ⬜❏❑▫]/u.test(line) || before.every(isAnswerWord)))
    return line.replace(BOX_LIKE, '□ $1')
  const first = line.search(ROUND_BEHIND)
  const isBehind = first >= 0 && /[)\]]\s*$/u.test(line) && !/[([]/u.test(line.slice(0, first))
  const behind = isBehind ? [...line.matchAll(ROUND_BEHIND)].map(([, word = '']) => word) : []
  const areAnswers =
    behind.length > 1 &&
    (behind.every(isAnswerWord) || behind.every(isSideWord)) &&
    new Set(behind).size === behind.length
  return areAnswers ? line.replace(ROUND_BEHIND, '□ $1') : line
}

/** «검사일:    년   월   일», «(  )年(  )月(  )日»: room for a day. */
const ROOM = '(?:[(（][ \\u3000]*[)）]|[ \\u3000]{2,8})'
const OPEN_DAY = new RegExp(`${ROOM} ?([년年])${ROOM} ?([월月])${ROOM} ?([일日])`, 'gu')

/** «yes___ no___»: lines behind the answers are boxes where reports choose between these words. */
const LINED = /(?<=[:：])([ \t]*)((?:\p{L}{1,12} ?_{1,5}[ \t]*){2,})$/u

function withLinedBoxes(line: string): string {
  const [whole = '', gap = '', row = ''] = LINED.exec(line) ?? []
  const words = row.split(/[ \t]*_+[ \t]*/u).filter(Boolean)
  if (whole === '' || !words.every(isAnswerWord) || new Set(words).size !== words.length) return line
  return `${line.slice(0, line.length - whole.length)}${gap}${words.map((word) => `□ ${word}`).join(' ')}`
}

function areDistinct(row: string): boolean {
  const words = row.split(/[ \t]*(?:\[ ?\]|\( {0,3}\))[ \t]*/u).filter(Boolean)
  return new Set(words).size === words.length
}

function withBoxesBefore(line: string, behind: RegExpExecArray): string {
  const [whole, gap = '', row = ''] = behind
  const boxed = row.replace(/([\p{L}\p{N}-]{1,20}) ?(?:\[ ?\]|\( {0,3}\))/gu, `${BEHIND_BOX} $1`)
  return `${line.slice(0, line.length - whole.length)}${gap}${boxed.trimEnd()}`
}
