import type { Pair } from './bracketPairs.ts'
import type { Found } from './Field.ts'
import type { ModuleDraft } from './ModuleDraft.ts'
import { readBlank } from './readBlank.ts'
import { readBracket, slashField } from './readBracket.ts'
import { readSide } from './readSide.ts'
import { readTicks } from './readTicks.ts'
import { unitAfter } from './units.ts'

export interface Place {
  text: string
  at: number
  line: number
  /** Where the bracket at the place closes. */
  pair: Pair | undefined
  /** Whether a field stands before it on the same line. */
  hasField: boolean
}

/** As much of the text as any reader looks at, so that each place costs the same. */
const AHEAD = 600
const SIDE_AHEAD = 40
/** A bracket that holds a page was not meant as a field. */
const INSIDE_MAX = 1500

/** The notation at a place; undefined if it is plain text after all. */
export function findAt(place: Place, draft: ModuleDraft): Found | undefined {
  const { text, at } = place
  const ahead = text.slice(at, at + AHEAD)
  switch (ahead.charAt(0)) {
    case '[':
    case '{':
      return inBrackets(place, draft)
    case '_':
      return readBlank(ahead)
    default:
      return readSide(ahead.slice(0, SIDE_AHEAD), text.charAt(at - 1)) ?? readTicks(ahead)
  }
}

function inBrackets(place: Place, draft: ModuleDraft): Found | undefined {
  const { text, at, line, pair } = place
  if (!pair) {
    if (draft.hasAllNotes) return undefined
    draft.note('notation.unclosed', line, { text: excerpt(text.slice(at, at + 80)) })
    return undefined
  }
  const whole = text.slice(at, pair.end + 1)
  if (pair.isNested) {
    draft.note('notation.nested', line, { text: excerpt(whole) })
    return { length: whole.length, parts: [whole] }
  }
  if (whole.length > INSIDE_MAX) return undefined
  return whole.startsWith('[') ? bracket(whole, place, draft) : brace(whole, place, draft)
}

function bracket(whole: string, { text, at, line }: Place, draft: ModuleDraft): Found {
  const inside = whole.slice(1, -1)
  if (inside.trim() === '') draft.note('notation.empty', line)
  const { parts, strayUnit } = readBracket(inside)
  if (strayUnit !== undefined) draft.note('notation.unit', line, { unit: excerpt(strayUnit) })
  const end = at + whole.length
  const [only] = parts
  const unit = unitAfter(text.slice(end, end + 12))
  if (unit && parts.length === 1 && typeof only === 'object' && only.kind === 'number' && !only.unit)
    return { length: whole.length + unit.length, parts: [{ ...only, unit: unit.unit }] }
  return { length: whole.length, parts }
}

/** «{있음/없음}» is a choice; any other brace is a remark to whoever fills in the template. */
function brace(whole: string, { line, hasField }: Place, draft: ModuleDraft): Found {
  const inside = whole.slice(1, -1).trim()
  const field = slashField(inside.replaceAll('|', '/'))
  if (field) return { length: whole.length, parts: [field] }
  const name = hasField ? draft.explain(inside) : undefined
  if (name !== undefined) draft.note('notation.comment', line, { name, text: excerpt(inside) })
  else draft.note('notation.commentDropped', line, { text: excerpt(inside) })
  return { length: whole.length, parts: [] }
}

const excerpt = (text: string) => [...text.slice(0, 80).replace(/\s+/gu, ' ')].slice(0, 40).join('')
