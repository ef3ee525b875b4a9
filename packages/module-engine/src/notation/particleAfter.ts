import type { Particle } from '../document/phrase.ts'

/** Longer forms come first, so that 이나 is not read as 이. */
const WRITTEN: readonly (readonly [Particle, ...string[]])[] = [
  ['은/는', '은(는)', '는(은)', '은/는'],
  ['이/가', '이(가)', '가(이)', '이/가'],
  ['을/를', '을(를)', '를(을)', '을/를'],
  ['와/과', '과(와)', '와(과)', '와/과', '과/와'],
  ['으로/로', '(으)로', '으로(로)', '로(으로)', '으로/로'],
  ['이나/나', '(이)나', '이나/나'],
  ['이며/며', '(이)며', '이며/며'],
  ['이고/고', '(이)고', '이고/고'],
  ['이다/다', '(이)다', '이다/다'],
  ['이라/라', '(이)라', '이라/라'],
  ['아/야', '아(야)', '아/야'],
]
const BARE: Readonly<Record<string, Particle>> = {
  은: '은/는',
  는: '은/는',
  이: '이/가',
  가: '이/가',
  을: '을/를',
  를: '을/를',
  과: '와/과',
  와: '와/과',
  으로: '으로/로',
  로: '으로/로',
  이나: '이나/나',
  나: '이나/나',
  이며: '이며/며',
  며: '이며/며',
  이고: '이고/고',
  고: '이고/고',
  이다: '이다/다',
  다: '이다/다',
}

/** Returns the particle at the beginning of a text that follows a field. */
export function particleAfter(text: string): { particle: Particle; length: number } | undefined {
  for (const [particle, ...forms] of WRITTEN) {
    const form = forms.find((candidate) => text.startsWith(candidate))
    if (form) return { particle, length: form.length }
  }
  const bare = /^[가-힣]{1,2}(?![\p{L}\p{N}])/u.exec(text)?.[0] ?? ''
  const particle = Object.hasOwn(BARE, bare) ? BARE[bare] : undefined
  return particle && { particle, length: bare.length }
}
