import { PARTICLES, type Particle } from '@pandok/module-engine'

export type PhrasePart = string | { field: string } | { particle: Particle }

/** As a plate names an input at most. */
const FIELD = /\{([^{}\n]{1,60})\}/gu

/** A phrase as the text that it says, its fields, and the particles that follow them. Braces around nothing are text. */
export function splitPhrase(text: string): PhrasePart[] {
  const parts: PhrasePart[] = []
  let end = 0
  for (const match of text.matchAll(FIELD)) {
    const field = (match[1] ?? '').trim()
    if (field === '') continue
    if (match.index > end) parts.push(text.slice(end, match.index))
    parts.push({ field })
    end = match.index + match[0].length
    const particle = particleAt(text, end)
    if (!particle) continue
    parts.push({ particle: particle.particle })
    end += particle.length
  }
  if (end < text.length) parts.push(text.slice(end))
  return parts
}

/** Longer ones first, so that 이나/나 isn't read as something shorter. */
const WRITTEN: readonly { form: string; particle: Particle }[] = PARTICLES.flatMap((particle) =>
  formsOf(particle).map((form) => ({ form, particle })),
).sort((a, b) => b.form.length - a.form.length)

/** 을/를, 를/을, 을(를), 를(을); 으로/로 is also written (으)로. */
function formsOf(particle: Particle): string[] {
  const [first = '', second = ''] = particle.split('/')
  const forms = [`${first}/${second}`, `${second}/${first}`, `${first}(${second})`, `${second}(${first})`]
  return first.endsWith(second) ? [...forms, `(${first.slice(0, -second.length)})${second}`] : forms
}

function particleAt(text: string, at: number): { particle: Particle; length: number } | undefined {
  const found = WRITTEN.find(({ form }) => text.startsWith(form, at))
  return found && { particle: found.particle, length: found.form.length }
}
