import type { Stack } from '../../model/Stack.ts'

/** The content of a stack, as far as its files describe it. */
export interface Projection {
  /** View Position; empty if only words tell the view. */
  code: string
  /** Views that are compared with each other have the same name; undefined if unknown. */
  view: string | undefined
  side: 'L' | 'R' | undefined
  /** It applies to radiographs only, because a study of slices may have several body parts in one series. */
  bodyPart: string
}

const RADIOGRAPHS: ReadonlySet<string> = new Set(['CR', 'DX', 'MG', 'RG', 'PX', 'IO', 'RF'])

/** Codes of View Position (PS3.3 C.8.7.1.1.8, CID 4014) that are one view; the others stand for themselves. */
const VIEW_OF_CODE: Readonly<Record<string, string>> = {
  AP: 'frontal',
  PA: 'frontal',
  LL: 'lateral',
  RL: 'lateral',
  LAT: 'lateral',
  LATERAL: 'lateral',
  ML: 'lateral',
  LM: 'lateral',
  LLD: 'decubitus',
  RLD: 'decubitus',
}

/** Technicians describe the view in the series where the device leaves the attribute empty. */
const VIEW_WORDS: readonly (readonly [view: string, words: RegExp])[] = [
  ['decubitus', /\bdecub|측와위|側臥位|侧卧位/iu],
  ['oblique', /\bobl|schräg|사위|斜位/iu],
  ['frontal', /\b(?:pa|ap|frontal)\b|p\.a\.|a\.p\.|정면|전후|후전|正面|正位/iu],
  ['lateral', /\b(?:lat|lateral|ll|rl|seitlich)\b|측면|側面|侧位/iu],
  ['axial', /\b(?:axial|skyline|merchant|sunrise)\b|축위|軸位|轴位/iu],
  ['MLO', /\b[lr]?mlo\b/iu],
  ['CC', /\b[lr]?cc\b/iu],
]

const SIDE_WORDS = {
  L: /\b(?:left|lt|links|li)\b|\(l\)|좌측|왼쪽|左/iu,
  R: /\b(?:right|rt|rechts|re)\b|\(r\)|우측|오른쪽|右/iu,
} as const

export function projectionOf({ frames: [first] }: Stack): Projection {
  const { series, viewPosition = '', laterality } = first?.instance.record ?? {}
  const isRadiograph = RADIOGRAPHS.has(series?.modality ?? '')
  const words = [series?.description, series?.protocol].join(' ')
  const code = isRadiograph ? viewPosition.toUpperCase() : ''
  return {
    code,
    view: isRadiograph ? viewOf(code, words) : undefined,
    side: sideOf(first?.frame.laterality ?? laterality, words),
    bodyPart: isRadiograph ? (series?.bodyPart.toUpperCase() ?? '') : '',
  }
}

function viewOf(code: string, words: string): string | undefined {
  if (code !== '') return VIEW_OF_CODE[code] ?? code
  const named = VIEW_WORDS.filter(([, pattern]) => pattern.test(words)).map(([view]) => view)
  // A lateral decubitus view is no lateral one, whatever its words.
  const own = named[0] === 'decubitus' ? ['decubitus'] : named
  return own.length === 1 ? own[0] : undefined
}

function sideOf(laterality: string | undefined, words: string): Projection['side'] {
  if (laterality === 'L' || laterality === 'R') return laterality
  if (laterality !== undefined) return undefined
  const [isLeft, isRight] = [SIDE_WORDS.L.test(words), SIDE_WORDS.R.test(words)]
  return isLeft === isRight ? undefined : isLeft ? 'L' : 'R'
}

/** Whether two stacks show something else: another view, the other side, another part of the body. */
export const isOtherProjection = (one: Projection, other: Projection): boolean =>
  differ(one.view, other.view) || differ(one.side, other.side) || differ(one.bodyPart, other.bodyPart)

const differ = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && one !== '' && other !== undefined && other !== '' && one !== other
