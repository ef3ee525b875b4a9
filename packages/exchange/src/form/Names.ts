import { RESERVED_NAMES } from '@pandok/domain'
import { slugOf } from '@pandok/module-engine'

const NAME = /^[a-z][a-z0-9_]{0,31}$/u
const NAME_MAX = 32

/** Gives every part of a form a unique name. */
export class Names {
  readonly #taken = new Set<string>()

  /** Returns a name derived from the first suitable candidate, with a number if it is taken. */
  take(candidates: readonly string[], otherwise: string): string {
    const wanted = candidates.map(slugOf).find((slug) => NAME.test(slug)) ?? otherwise
    return this.#free(wanted)
  }

  /** Returns exactly this name if it is valid and free. */
  takeExactly(name: string): string | undefined {
    if (!NAME.test(name) || RESERVED_NAMES.has(name) || this.#taken.has(name)) return undefined
    this.#taken.add(name)
    return name
  }

  #free(wanted: string): string {
    let name = wanted
    for (let number = 2; this.#taken.has(name) || RESERVED_NAMES.has(name); number += 1) {
      const ending = `_${number}`
      name = wanted.slice(0, NAME_MAX - ending.length) + ending
    }
    this.#taken.add(name)
    return name
  }
}
