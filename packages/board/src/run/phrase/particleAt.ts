import { PARTICLES, type Particle } from '@pandok/module-engine'

/** Longer forms come first, so that 이나/나 isn't read as a shorter one. */
const WRITTEN: readonly { form: string; particle: Particle }[] = PARTICLES.flatMap((particle) =>
  formsOf(particle).map((form) => ({ form, particle })),
).sort((a, b) => b.form.length - a.form.length)

/** A particle may be written 을/를, 를/을, 을(를) or 를(을); 으로/로 also as (으)로. */
function formsOf(particle: Particle): string[] {
  const [first = '', second = ''] = particle.split('/')
  const forms = [`${first}/${second}`, `${second}/${first}`, `${first}(${second})`, `${second}(${first})`]
  return first.endsWith(second) ? [...forms, `(${first.slice(0, -second.length)})${second}`] : forms
}

/** Finds a Korean particle that is written in both forms at this place: 을/를, 은(는), (으)로. */
export function particleAt(text: string, at: number): { particle: Particle; length: number } | undefined {
  const found = WRITTEN.find(({ form }) => text.startsWith(form, at))
  return found && { particle: found.particle, length: found.form.length }
}
