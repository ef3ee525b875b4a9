import { typedKeys } from '@pandok/domain'
import type { PersonName } from '../../model/Identity.ts'
import { HAN, HANGUL, KANA } from '../../model/scripts.ts'

type Script = 'hangul' | 'han' | 'kana' | 'letters'

/** A name in each of its scripts. */
export type Writings = Readonly<Partial<Record<Script, string>>>

/**
 * By script rather than by component group: Korean files have 김^민수 in the second, the third or the first
 * group.
 */
export function writingsOf({ alphabetic, ideographic, phonetic }: PersonName): Writings {
  const writings: Partial<Record<Script, string>> = {}
  for (const group of [alphabetic, ideographic, phonetic]) {
    const plain = plainOf(group)
    if (plain !== '') writings[scriptOf(plain)] ??= plain
  }
  return writings
}

/** KIM^MINSU, Kim Minsu and kim, min-su are the same name. */
const plainOf = (group: string): string =>
  group
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s^,.\-'’]/gu, '')

function scriptOf(plain: string): Script {
  if (HANGUL.test(plain)) return 'hangul'
  if (HAN.test(plain)) return 'han'
  return KANA.test(plain) ? 'kana' : 'letters'
}

/**
 * Names agree if no script differs and at least one is common to both: 김^민수 alone says nothing about
 * KIM^MINSU. An empty name agrees with none.
 */
export function agree(one: Writings, other: Writings): boolean {
  if (Object.keys({ ...one, ...other }).length === 0) return true
  return sharedScripts(one, other).length > 0 && !contradict(one, other)
}

/** Whether a script that both names have shows that they are different. */
export const contradict = (one: Writings, other: Writings): boolean =>
  sharedScripts(one, other).some((script) => one[script] !== other[script])

const sharedScripts = (one: Writings, other: Writings): Script[] =>
  typedKeys(one).filter((script) => other[script] !== undefined)

export const joinWritings = (one: Writings, other: Writings): Writings => ({ ...other, ...one })
