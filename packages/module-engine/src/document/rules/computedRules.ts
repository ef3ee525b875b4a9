import type { ModuleDefinition } from '../definition.ts'
import type { Finding } from '../Finding.ts'
import { fault } from './fault.ts'

/** A value needs exactly one definition: two could disagree, and without one it would always be unknown. */
export function computedRules({ computed }: ModuleDefinition): Finding[] {
  return computed.flatMap(({ expr, table, score }, index) => {
    const ways = [expr, table, score].filter((way) => way !== undefined).length
    return ways === 1 ? [] : [fault('computed.how', ['computed', index], { ways })]
  })
}
