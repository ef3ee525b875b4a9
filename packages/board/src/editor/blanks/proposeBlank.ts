import type { Blank, BlankKind, Locale, Words } from '@pandok/domain'

/** Guesses by the name of a blank in any of the five languages, tried in this order. */
const GUESSES: readonly { pattern: RegExp; id: string; kind: BlankKind; label: Words }[] = [
  {
    pattern: /size|크기|大小|尺寸|大きさ|サイズ|grö(?:ß|ss)e/iu,
    id: 'size',
    kind: 'size',
    label: { ko: '크기', en: 'Size', zh: '大小', ja: '大きさ', de: 'Größe' },
  },
  {
    pattern: /diameter|직경|지름|直径|durchmesser/iu,
    id: 'diameter',
    kind: 'measure',
    label: { ko: '직경', en: 'Diameter', zh: '直径', ja: '直径', de: 'Durchmesser' },
  },
  {
    pattern: /thick|두께|厚|dicke/iu,
    id: 'thickness',
    kind: 'measure',
    label: { ko: '두께', en: 'Thickness', zh: '厚度', ja: '厚さ', de: 'Dicke' },
  },
  {
    pattern: /length|길이|长度|長さ|länge/iu,
    id: 'length',
    kind: 'measure',
    label: { ko: '길이', en: 'Length', zh: '长度', ja: '長さ', de: 'Länge' },
  },
  {
    pattern: /\bside|lateral|좌우|좌\/우|左右|侧|側|seite/iu,
    id: 'side',
    kind: 'side',
    label: { ko: '좌우', en: 'Side', zh: '侧别', ja: '左右', de: 'Seite' },
  },
  {
    pattern: /\bdate|날짜|일자|검사일|日期|日付|検査日|datum/iu,
    id: 'date',
    kind: 'date',
    label: { ko: '날짜', en: 'Date', zh: '日期', ja: '日付', de: 'Datum' },
  },
  {
    pattern: /level|vertebra|높이|척추|분절|节段|椎|高位|höhe|wirbel/iu,
    id: 'level',
    kind: 'level',
    label: { ko: '높이', en: 'Level', zh: '节段', ja: '高位', de: 'Höhe' },
  },
  {
    pattern: /clock|o.clock|시\s*방향|钟点|時方向|uhr/iu,
    id: 'clock',
    kind: 'clock',
    label: { ko: '시계 방향', en: 'Clock position', zh: '钟点方向', ja: '時計方向', de: 'Uhrzeitposition' },
  },
  {
    pattern: /count|number|months?|개수|갯수|개월|个数|数量|月数|個数|anzahl|zahl|monate/iu,
    id: 'count',
    kind: 'count',
    label: { ko: '개수', en: 'Count', zh: '个数', ja: '個数', de: 'Anzahl' },
  },
]

/**
 * Units that may follow a blank, and the kind of blank that they imply. Longer units come first, so that `cm`
 * is not read as `c`.
 */
const UNITS: readonly { written: string; unit: string; kind: BlankKind }[] = [
  { written: 'mm', unit: 'mm', kind: 'measure' },
  { written: 'cm', unit: 'cm', kind: 'measure' },
  { written: 'mL', unit: 'mL', kind: 'measure' },
  { written: 'ml', unit: 'mL', kind: 'measure' },
  { written: 'HU', unit: '[HU]', kind: 'measure' },
]

const UNIT_BEHIND = /^\s?(mm|cm|m[Ll]|HU)(?![\p{L}\p{N}])/u

export interface BlankProposal {
  blank: Blank
  /**
   * The unit as it is written behind the name. It becomes part of the blank and is removed from the phrase.
   */
  unitBehind?: string | undefined
}

interface BlankPlace {
  /** The name in braces, or the word that is to become a blank. */
  name: string
  /** The text directly after the name. */
  behind: string
  locale: Locale
  taken: ReadonlySet<string>
  /** The kind that the user chose, if any. */
  kind?: BlankKind | undefined
}

/** Proposes the kind of a blank that has none yet, from its name and from the unit that follows it. */
export function proposeBlank({ name, behind, locale, taken, kind }: BlankPlace): BlankProposal {
  const [whole, written] = UNIT_BEHIND.exec(behind) ?? []
  const measured = UNITS.find((one) => one.written === written)
  const guess = GUESSES.find(({ pattern }) => pattern.test(name))
  const isSize = guess?.kind === 'size' && (measured === undefined || /^[cm]m$/u.test(measured.unit))
  const guessed = isSize ? 'size' : (measured?.kind ?? guess?.kind ?? 'text')
  const made = kind ?? guessed
  const takesUnit = made === 'size' || made === 'measure'
  const unit = measured?.unit ?? (made === 'size' ? 'cm' : 'mm')
  return {
    blank: {
      id: freeId(idOf(name) ?? guess?.id ?? made, taken),
      kind: made,
      label: { ...(guess?.kind === made && guess.label), [locale]: name },
      ...(takesUnit && { unit }),
    },
    ...(takesUnit && measured && { unitBehind: whole }),
  }
}

/** Turns the name into an identifier for formulas if it nearly is one already. */
function idOf(name: string): string | undefined {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '_')
    .replace(/^_+|_+$/gu, '')
    .slice(0, 28)
  return /^[\u0020-\u007e]+$/u.test(name) && /^[a-z]/u.test(plain) ? plain : undefined
}

export function freeId(requested: string, taken: ReadonlySet<string>): string {
  if (!taken.has(requested)) return requested
  let number = 2
  while (taken.has(`${requested}_${number}`)) number += 1
  return `${requested}_${number}`
}
