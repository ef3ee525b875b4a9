import type { Locale, ReportSection } from '@pandok/domain'
import { INPUTS_MAX } from '../document/limits.ts'
import type { PhraseToken } from '../document/phrase.ts'
import { bracketPairs } from './bracketPairs.ts'
import type { Field, Found } from './Field.ts'
import { FieldLabels } from './FieldLabels.ts'
import { findAt } from './findAt.ts'
import type { Surroundings } from './LabelMemory.ts'
import type { ModuleDraft } from './ModuleDraft.ts'
import { withoutRemnant } from './names.ts'
import { namesBlanks } from './namesBlanks.ts'
import { PhraseBuilder } from './PhraseBuilder.ts'
import { particleAfter } from './particleAfter.ts'
import { isValued } from './readBlank.ts'
import { boxesOf } from './readTicks.ts'
import { tableCell } from './tableCell.ts'

const NUMBER_WITH_UNIT =
  '(?<![A-Za-z\\d.,/])\\d{1,4}(?:[.,]\\d{1,3})?(?=[ -]?(?:[x×X✕*㎜㎝%°]|mm|cm|c?c\\b|m[lL]|H[UE]|ng|mg|bpm|g\\/cm|mmol|U\\/|k?g(?![A-Za-z])|[次회回]\\/|도(?!\\p{L})| ?by ?\\d)|[A-Za-z]?\\+? ?[/・] ?\\d)'
const SIGNS =
  '[[{(（①]|[「『](?=\\s*[」』])|(?<![\\p{L}\\d])([@$%])(?=\\p{L}[\\p{L}_]{0,20}\\1)|<(?=[^<>\\n]{1,120}>)|[<≤＜](?= ?\\d{1,3} ?%? ?[/／] ?[\\d≥>])|_+|(?<=[\\s:=(x×]|^)(?:\\.{3,}|…+)|\\*+|[○◯〇]+|\\?{2,4}|[□☐▢◻\uE000■☑☒✅](?![□☐▢◻■☑☒✅])|(?<=\\s)\\.(?=_)'
/** A day whose year, or century, is written already. */
const YEAR = '(?<!\\d)20(?:\\d\\d\\s?[-./년年](?=\\s?_)|(?=_))'
const GAP = '(?<=[:：=])[ \\t\\u3000]+(?=[x×X✕ \\t\\u3000]*(?:mm|cm|㎜|㎝|cc|m[lL]|H[UE]|%)(?![A-Za-z]))'
const EXES =
  '(?<![\\p{L}\\p{N}])[xX]{1,4}(?:\\.[xX]{1,2})?(?![\\p{L}\\p{N}])(?= ?(?:[x×X✕*](?![xX])|[mc㎜㎝%°H세岁歳]|y\\/o|$)|[,.;)])'
const SLASHED =
  '(?<![\\p{L}\\p{N}/-])[\\p{L}-]{1,24}[.*]{0,2} ?(?=[/／|·])|(?<=[ \\u3000])[有無陽陰](?:性)?(?=・)'
/** The first letter behind a colon or a heading: a list of answers may begin there. */
const ASKED =
  '(?<=[:：→▶][ \\t]{0,3})[^\\s:：]|(?<=(?:Rt|Lt|[우좌]측?)\\)[ \\t]{0,3})\\S|(?<=(?:^|\\n)[ \\t]{0,8}\\[[^[\\]\\n]{2,31}\\][ \\t]{1,3})[^\\s[({_□]|(?<![\\s\\S])[^\\s]'
/** «Reactive hyperplasia / Tuberculosis / Lymphoma» on a line of its own. */
const ALONE =
  '(?<=(?:^|\\n)[ \\t]{0,8})\\p{L}(?=[^\\n/:：=_;()\\[\\]{}]{2,40} / [^\\n/:：=_;\\[\\]{}]{2,40} / [^\\n:：=_;\\[\\]{}]{2,160}(?:\\n|$))'
/** «조직형 tub1/tub2/por1» */
const LABELLED =
  '(?<=(?:^|\\n)[ \\t]{0,8}\\p{L}[\\p{L}\\d]{1,14} )[a-z](?=[^\\s/]{0,12}\\d[/][^\\s/]{1,16}[/])'
/** «右・左», «V0・V1» */
const PATTERNS =
  '(?<![A-Za-z\\d])(?:yyyy|YYYY|JJJJ|dd|DD|mm|MM|TT)(?=[-./](?:mm|MM|dd|DD)[-./])|(?<![#\\d])##+(?=[.#]{0,3} ?(?:[x×]|[mc㎜㎝%]))'
const DOTTED = '(?<!\\p{L})[右左](?=・)|(?<![\\p{L}\\d])[A-Za-z][a-z]?\\d(?=・)'

/** «Polyp 1) cecum 2) sigmoid», «osteophytes 0-1-2», «LVI +/-», «SUVmax 3.2» */
const MORE =
  '(?<![\\d.,])\\d[.,](?=_)|(?<=\\p{L} )1[)）](?= ?\\p{L})|(?<=\\p{L} )\\d(?=-\\d-\\d)|(?<=\\p{L} )[+−-](?= ?/ ?[+−-])|(?<=(?:SUV(?:max|mean|peak)?|HU|[TZ]-score)[ :=]{1,3})-?\\d'

/** Matches the places where notation can begin; a reader then examines each of them. */
const CANDIDATE = new RegExp(
  [SIGNS, PATTERNS, YEAR, NUMBER_WITH_UNIT, GAP, EXES, ALONE, LABELLED, SLASHED, DOTTED, MORE, ASKED].join(
    '|',
  ),
  'gu',
)

/** The unit of a length or of a product of lengths; how far a cross is looked for is bounded, or «1 mm 1 mm …» costs its square. */
const LENGTHS = /(?:mm|cm|㎜|㎝)(?![A-Za-z²³\d\s]{0,24}[x×X✕]|[A-Za-z²³\d])/gu

/** Numbers in these sections are settings and dates, not measurements. */
const WITHOUT_VALUES: ReadonlySet<ReportSection> = new Set<ReportSection>(['technique', 'comparison'])

interface Section {
  section: ReportSection
  title: string
  text: string
  /** The number of its first line in the pasted text. */
  line: number
  locale: Locale
  /** Whether another section follows it. */
  hasMore: boolean
}

/** Converts the text of one section into a phrase and adds its fields to the draft. */
export function readSection(section: Section, draft: ModuleDraft): PhraseToken[] {
  // A heading with no text below it is a field to be filled in.
  const text = section.text === '' && section.title !== '' ? '____' : boxesOf(section.text)
  const pairs = bracketPairs(text)
  const phrase = new PhraseBuilder()
  const labels = new FieldLabels(section.title, section.locale, (text.match(LENGTHS)?.length ?? 0) > 1)
  const areNamed = namesBlanks(text)
  const hasParticles = section.locale === 'ko'
  const hasValues = !WITHOUT_VALUES.has(section.section)
  let { line } = section
  let counted = 0
  let done = 0
  /** The end of the last field: a label in brackets is text that was found, and names what follows it. */
  let said = 0
  CANDIDATE.lastIndex = 0
  for (let match = CANDIDATE.exec(text); match; match = CANDIDATE.exec(text)) {
    const at = match.index
    for (; counted < at; counted += 1) if (text[counted] === '\n') line += 1
    const found = findAt(
      {
        text,
        at,
        line,
        pair: pairs.get(at),
        hasField: labels.isOn(line),
        hasValues,
        isHeaded: isBelowTitle(section, text, at),
        hasMore: section.hasMore,
        namesBlanks: areNamed,
        section: section.section,
        locale: section.locale,
      },
      draft,
    )
    if (!found) {
      CANDIDATE.lastIndex = at + match[0].length
      continue
    }
    if (draft.isFull && found.parts.some(isField)) {
      draft.note('notation.tooMany', line, { max: INPUTS_MAX })
      break
    }
    const start = at + (found.skip ?? 0)
    let end = start + found.length
    const before = text.slice(done, start)
    const after = text.slice(end, end + 120)
    phrase.text(withoutGap(before, after, found))
    const words = wordsBetween(text, said, start)
    const cell = tableCell(text, start)
    addParts(
      inTable(found, cell),
      { before: words, after, line, ...headOf(text, at), cell },
      { labels, phrase, draft },
    )
    const particle = hasParticles && isField(found.parts.at(-1)) ? particleAfter(after) : undefined
    if (particle) {
      phrase.token({ josa: particle.particle })
      end += particle.length
    }
    done = end
    if (found.parts.length === 0 || found.parts.some(isField)) said = end
    CANDIDATE.lastIndex = end
  }
  phrase.text(text.slice(done))
  return phrase.tokens
}

/** A blank of a table is what its column says. */
const inTable = (found: Found, cell: string | undefined): Found =>
  cell === undefined || !isValued(cell)
    ? found
    : { ...found, parts: found.parts.map((part) => (isOpenText(part) ? { kind: 'number' } : part)) }

const isOpenText = (part: Field | string): boolean =>
  isField(part) && part.kind === 'text' && part.default === undefined && part.name === undefined

/** The words since the last field, without what that one left attached. */
function wordsBetween(text: string, from: number, to: number): string {
  const isAttached = from > 0 && !/\n\s*$/u.test(text.slice(Math.max(0, from - 20), from))
  const words = text.slice(from, to)
  return isAttached ? withoutRemnant(words) : words
}

/** Whether it is the first thing below a heading. */
const isBelowTitle = ({ title }: Section, text: string, at: number): boolean =>
  title !== '' && at < 40 && text.slice(0, at).trim() === ''

interface Making {
  labels: FieldLabels
  phrase: PhraseBuilder
  draft: ModuleDraft
}

function addParts({ parts }: Found, around: Surroundings, making: Making): void {
  const { labels, phrase, draft } = making
  for (const [index, part] of parts.entries()) {
    if (!isField(part)) {
      phrase.text(part)
      continue
    }
    const isFirst = !parts.slice(0, index).some(isField)
    const label = labels.next(part, { ...around, before: isFirst ? around.before : '' })
    if (part.kind === 'number' && part.unit !== undefined) shareUnit(part.unit, phrase, draft)
    phrase.token(draft.add(part, label, around.line))
    addDetails(part, around.line, making)
  }
}

/** «[absent|present (__%)]»: what is asked with one of the answers follows the choice. */
function addDetails(field: Field, line: number, { labels, phrase, draft }: Making): void {
  const asked = draft.inputs.at(-1)
  if (field.kind !== 'choice' || asked?.kind !== 'choice') return
  for (const detail of field.details ?? []) {
    const label = labels.ofDetail(detail, field.options[detail.of] ?? '')
    const token = draft.addDetail(detail, asked, label, line)
    if (token) phrase.token(token)
  }
}

const HEAD_BEHIND = 160
/** Up to the last label of a line: «Kidneys: R __ cm, L __ cm. Hydronephrosis: R (none/mild)». */
const SENTENCE =
  /^[\s\S]*(?:(?:(?!(?:Rt|Lt|Op|No)\.)[\p{L}_\])）]{2}|\/\p{L})[.。]\s+|[;；，、]\s*|,\s|\u3000| {2})(?=\p{L}[^\n.:：,，、;；_]{0,40}[:：])/u

/** Returns the beginning of the sentence, or else of the line, up to the first colon. */
function headOf(text: string, at: number): Pick<Surroundings, 'head' | 'isEnded'> {
  const begin = text.lastIndexOf('\n', at - 1) + 1
  const near = Math.max(begin, at - HEAD_BEHIND)
  const sentence = SENTENCE.exec(text.slice(near, at))?.[0]
  const start = sentence === undefined ? begin : near + sentence.length
  // The colon of «M:E ratio» ends nothing.
  const head =
    /^(?:[^:：]|(?<=[A-Z]):(?=[A-Z])){1,60}[:：]/u.exec(text.slice(start, Math.min(at, start + 80)))?.[0] ??
    ''
  // The colon of «plaque (없음/있음: __ mm)» is one inside of a bracket.
  if (/[(（][^()（）]*$/u.test(head)) return { head: '', isEnded: false }
  return { head, isEnded: /[\p{L}\])}）_%]{2}\.\s|。/u.test(text.slice(start + head.length, at)) }
}

const isField = (part: Field | string | undefined): part is Field => typeof part === 'object'

/** A removed comment leaves one space, not two. */
function withoutGap(before: string, after: string, { parts }: Found): string {
  return parts.length === 0 && /^(?:[\s.,;]|$)/u.test(after) ? before.replace(/[ \t]$/u, '') : before
}

function shareUnit(unit: string, phrase: PhraseBuilder, draft: ModuleDraft): void {
  const before = phrase.fieldBeforeProduct()
  if (before !== undefined && draft.shareUnit(before, unit)) phrase.hideUnit(before)
}
