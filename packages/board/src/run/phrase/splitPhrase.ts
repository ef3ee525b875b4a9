import type { Particle } from '@pandok/module-engine'
import { particleAt } from './particleAt.ts'

export type PhrasePart = string | { field: string } | { particle: Particle }

/** The limit is that of a plate for the name of an input. */
const FIELD = /\{([^{}\n]{1,60})\}/gu

/** Splits a phrase into its text, its fields and the particles after them. Empty braces are text. */
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
