import { INPUTS_MAX } from '../document/limits.ts'
import type { PhraseToken } from '../document/phrase.ts'
import { bracketPairs } from './bracketPairs.ts'
import type { Field, Found } from './Field.ts'
import { FieldLabels } from './FieldLabels.ts'
import { findAt } from './findAt.ts'
import type { ModuleDraft } from './ModuleDraft.ts'
import { PhraseBuilder } from './PhraseBuilder.ts'
import { particleAfter } from './particleAfter.ts'
import { boxesOf } from './readTicks.ts'

// Where notation can begin; words for sides are looked at more closely by their reader.
const CANDIDATE =
  /[[{]|\((?=\p{L})|_{2,}|[□☐▢◻■☑☒✅](?![□☐▢◻■☑☒✅])|(?<![\p{L}\p{N}/])(?:R|L|Rt|Lt|right|left|우|좌|우측|좌측|rechts|links|右|左)\.?\s?\//giu

interface Section {
  title: string
  text: string
  /** Of its first line in the pasted text. */
  line: number
  hasParticles: boolean
}

/** One section's text as a phrase; its fields go into the draft. */
export function readSection(section: Section, draft: ModuleDraft): PhraseToken[] {
  const text = boxesOf(section.text)
  const pairs = bracketPairs(text)
  const phrase = new PhraseBuilder()
  const labels = new FieldLabels(section.title)
  let { line } = section
  let counted = 0
  let done = 0
  CANDIDATE.lastIndex = 0
  for (let match = CANDIDATE.exec(text); match; match = CANDIDATE.exec(text)) {
    const at = match.index
    for (; counted < at; counted += 1) if (text[counted] === '\n') line += 1
    const found = findAt({ text, at, line, pair: pairs.get(at), hasField: labels.isOn(line) }, draft)
    if (!found) {
      CANDIDATE.lastIndex = at + match[0].length
      continue
    }
    if (draft.isFull && found.parts.some(isField)) {
      draft.note('notation.tooMany', line, { max: INPUTS_MAX })
      break
    }
    let end = at + found.length
    const before = text.slice(done, at)
    const after = text.slice(end, end + 60)
    phrase.text(withoutGap(before, after, found))
    for (const [index, part] of found.parts.entries()) {
      if (isField(part)) {
        const label = labels.next(index === 0 ? before : '', after, line)
        if (part.kind === 'number' && part.unit !== undefined) shareUnit(part.unit, phrase, draft)
        phrase.token(draft.add(part, label, line))
      } else phrase.text(part)
    }
    const particle = section.hasParticles && isField(found.parts.at(-1)) ? particleAfter(after) : undefined
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

/** A comment leaves one space where it stood, not two. */
function withoutGap(before: string, after: string, { parts }: Found): string {
  return parts.length === 0 && /^(?:[\s.,;]|$)/u.test(after) ? before.replace(/[ \t]$/u, '') : before
}

function shareUnit(unit: string, phrase: PhraseBuilder, draft: ModuleDraft): void {
  const before = phrase.fieldBeforeProduct()
  if (before !== undefined && draft.shareUnit(before, unit)) phrase.hideUnit(before)
}
