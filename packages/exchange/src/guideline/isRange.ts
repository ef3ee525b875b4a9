/**
 * Returns whether a heading is a limit or a range («<6 mm», «6–8 mm», «10 mm 초과») and not the name of
 * something.
 */
export function isRange(heading: string): boolean {
  if (heading.length > HEADING_MAX_CHARACTERS) return false
  const text = heading.normalize('NFKC')
  return /\d/u.test(text) && (SIGN.test(text) || WORD.test(text))
}

/** Longer headings are sentences. */
const HEADING_MAX_CHARACTERS = 60

const SIGN = /^\s*[<>≤≥≦≧⩽⩾]|^\s*-?\d[\d.,]*\s*\p{L}{0,3}\s*(?:[-–—−~〜]\s*[<>≤≥]?\s*\d|\+$)/u
const WORD =
  /이상|이하|미만|초과|以上|以下|未満|超|以内|不足|大于|小于|^(?:less|more|greater|at least|at most|up to|under|over|unter|über|ab|bis|mindestens|höchstens)\b/iu
