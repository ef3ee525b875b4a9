import { LOCALES, type Locale } from '@pandok/domain/locale'
import { inScope, inTurn } from '@pandok/testkit/scope'

/** What opens on the way through a program, in groups that take about the same time. */
const GROUPS = [
  ['items', 'library', 'viewer', 'home'],
  ['sign-up', 'payments', 'plates', 'banners'],
  ['copy', 'users', 'modules', 'store'],
] as const

/**
 * The languages in which a journey asks whether the screens on its way have a barrier: none in `npm test` while it is
 * another group's turn, one in its own, and always all in `npm run test:full`.
 */
export function localesInTurn(screens: (typeof GROUPS)[number][number]): readonly Locale[] {
  const isItsTurn = inTurn<readonly string[]>(GROUPS).some((group) => group.includes(screens))
  return isItsTurn ? inScope(LOCALES, screens) : []
}
