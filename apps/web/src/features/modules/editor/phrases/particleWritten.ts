import { PARTICLES, type Particle } from '@pandok/module-engine'

/** All spellings of a particle: either form, or both with parentheses as in 은(는), (으)로. */
const WRITTEN: ReadonlyMap<string, Particle> = new Map(
  PARTICLES.flatMap((particle): [string, Particle][] => {
    const [closed = '', open = ''] = particle.split('/')
    const rest = closed.endsWith(open) ? closed.slice(0, closed.length - open.length) : undefined
    const both = rest ? `(${rest})${open}` : `${closed}(${open})`
    return [
      [closed, particle],
      [open, particle],
      [both, particle],
      [`${open}(${closed})`, particle],
    ]
  }),
)

/** The particle for a typed word; undefined if it isn't one. */
export const particleWritten = (word: string): Particle | undefined => WRITTEN.get(word)
