import { LOCALES, type Locale } from '@pandok/domain/locale'
import { inScope, inTurn } from '@pandok/testkit/scope'

/** Screens that open during tests of the program, in groups that take about the same time. */
const GROUPS = [
  ['items', 'library', 'viewer', 'home'],
  ['sign-up', 'payments', 'plates', 'banners'],
  ['copy', 'users', 'modules', 'store'],
] as const

/**
 * The languages in which a test checks its screens for accessibility: in `npm test` none while it is another group's
 * turn and one in its own, in `npm run test:full` always all.
 */
export function localesInTurn(screens: (typeof GROUPS)[number][number]): readonly Locale[] {
  const isItsTurn = inTurn<readonly string[]>(GROUPS).some((group) => group.includes(screens))
  return isItsTurn ? inScope(LOCALES, screens) : []
}
