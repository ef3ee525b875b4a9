import type { Locale, ReportSection } from '@pandok/domain'
import { INPUTS_MAX } from '../document/limits.ts'
import type { PhraseToken } from '../document/phrase.ts'
import { bracketPairs } from './bracketPairs.ts'
import type { Field, Found } from './Field.ts'
import { FieldLabels } from './FieldLabels.ts'
import { findAt } from './findAt.ts'
import type { ModuleDraft } from './ModuleDraft.ts'
import { withoutRemnant } from './names.ts'
import { PhraseBuilder } from './PhraseBuilder.ts'
import { particleAfter } from './particleAfter.ts'
import { boxesOf } from './readTicks.ts'

const NUMBER_WITH_UNIT =
  '(?<![A-Za-z\\d.,/])\\d{1,4}(?:[.,]\\d{1,3})?(?=[ -]?(?:[x×X✕*㎜㎝%°]|mm|cm|c?c\\b|m[lL]|HU|ng|mg| ?by ?\\d)|[A-Za-z]?\\+? ?/ ?\\d)'
const SIGNS = '[[{(（]|_+|\\*+|[○◯〇]+|\\?{2,4}|[□☐▢◻■☑☒✅](?![□☐▢◻■☑☒✅])'
const GAP = '(?<=[:：=])[ \\t]+(?=[x×X✕ \\t]*(?:mm|cm|㎜|㎝|cc|m[lL]|HU)(?![A-Za-z]))'
const EXES =
  '(?<![\\p{L}\\p{N}])[xX]{1,4}(?:\\.[xX]{1,2})?(?![\\p{L}\\p{N}])(?= ?(?:[x×X✕*](?![xX])|[mc㎜㎝%°H]|$)|[,.;)])'
const SLASHED = '(?<![\\p{L}\\p{N}/-])[\\p{L}-]{1,24}[.*]{0,2} ?(?=/)'

/** Places where notation may begin; the readers look at them more closely. */
const CANDIDATE = new RegExp([SIGNS, NUMBER_WITH_UNIT, GAP, EXES, SLASHED].join('|'), 'gu')

/** Numbers in these sections are settings and dates, not measurements. */
const WITHOUT_VALUES: ReadonlySet<ReportSection> = new Set<ReportSection>(['technique', 'comparison'])

interface Section {
  section: ReportSection
  title: string
  text: string
  /** The number of its first line in the pasted text. */
  line: number
  locale: Locale
}

/** Converts the text of one section into a phrase and adds its fields to the draft. */
export function readSection(section: Section, draft: ModuleDraft): PhraseToken[] {
  const text = boxesOf(section.text)
  const pairs = bracketPairs(text)
  const phrase = new PhraseBuilder()
  const labels = new FieldLabels(section.title, section.locale)
  const hasParticles = section.locale === 'ko'
  const hasValues = !WITHOUT_VALUES.has(section.section)
  let { line } = section
  let counted = 0
  let done = 0
  CANDIDATE.lastIndex = 0
  for (let match = CANDIDATE.exec(text); match; match = CANDIDATE.exec(text)) {
    const at = match.index
    for (; counted < at; counted += 1) if (text[counted] === '\n') line += 1
    const found = findAt(
      { text, at, line, pair: pairs.get(at), hasField: labels.isOn(line), hasValues, locale: section.locale },
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
    const after = text.slice(end, end + 60)
    phrase.text(withoutGap(before, after, found))
    for (const [index, part] of found.parts.entries()) {
      if (isField(part)) {
        const isFirst = !found.parts.slice(0, index).some(isField)
        const isAttached = done > 0 && !/\n\s*$/u.test(text.slice(Math.max(0, done - 20), done))
        const said = isAttached ? withoutRemnant(before) : before
        const label = labels.next(part, { before: isFirst ? said : '', after, line })
        if (part.kind === 'number' && part.unit !== undefined) shareUnit(part.unit, phrase, draft)
        phrase.token(draft.add(part, label, line))
      } else phrase.text(part)
    }
    const particle = hasParticles && isField(found.parts.at(-1)) ? particleAfter(after) : undefined
    if (particle) {
      phrase.token({ josa: particle.particle })
      end += particle.length
    }
    done = end
    CANDIDATE.lastIndex = end
  }
  phrase.text(text.slice(done))
  return phrase.tokens
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
