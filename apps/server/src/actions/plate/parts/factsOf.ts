import type { PlateFacts, PlateView } from '@pandok/domain'
import { factsOf as documentFactsOf } from '#actions/document/factsOf.ts'
import type { Actor } from '#rpc/Actor.ts'

/** Returns what the rules need to know about a plate and the member who looks at it. */
export const factsOf = (plate: PlateView, { entitlement }: Actor): PlateFacts => ({
  ...documentFactsOf(plate),
  place: plate.place,
  earlierInPlace: plate.earlierInPlace,
  entitlement,
})
