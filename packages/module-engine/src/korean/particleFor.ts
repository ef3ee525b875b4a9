import type { Particle } from '../document/phrase.ts'
import { endingOf } from './endingOf.ts'

interface Forms {
  closed: string
  open: string
  /** The notation of the particle after a word whose final sound isn't known. */
  both: string
}

const FORMS: Readonly<Record<Particle, Forms>> = {
  '은/는': { closed: '은', open: '는', both: '은(는)' },
  '이/가': { closed: '이', open: '가', both: '이(가)' },
  '을/를': { closed: '을', open: '를', both: '을(를)' },
  '와/과': { closed: '과', open: '와', both: '과(와)' },
  '으로/로': { closed: '으로', open: '로', both: '(으)로' },
  '이나/나': { closed: '이나', open: '나', both: '(이)나' },
  '이며/며': { closed: '이며', open: '며', both: '(이)며' },
  '이고/고': { closed: '이고', open: '고', both: '(이)고' },
  '이다/다': { closed: '이다', open: '다', both: '(이)다' },
  '이라/라': { closed: '이라', open: '라', both: '(이)라' },
  '아/야': { closed: '아', open: '야', both: '아(야)' },
}

/**
 * Returns the form of a particle after a text. `reading` is the pronunciation of the last word if its letters
 * don't show it («nodule»: 노듈).
 */
export function particleFor(before: string, particle: Particle, options: { reading?: string } = {}): string {
  const { closed, open, both } = FORMS[particle]
  const ending = (options.reading && endingOf(options.reading)) || endingOf(before)
  if (!ending) return both
  if (ending === 'rieul') return particle === '으로/로' ? open : closed
  return ending === 'closed' ? closed : open
}
