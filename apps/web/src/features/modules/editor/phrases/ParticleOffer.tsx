import { PARTICLES, type Particle } from '@pandok/module-engine'
import { Kbd } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'

/** The most common particles come first; number keys choose among them. */
export const OFFERED: readonly Particle[] = PARTICLES.slice(0, 9)

/** Offers particles after a field that was just inserted. */
export function ParticleOffer({ onTake }: { onTake: (particle: Particle) => void }) {
  const text = useText()
  return (
    <div className="grid gap-1.5">
      <p className="text-xs text-muted">{text('moduleLogic.phrase.particles')}</p>
      <div className="flex flex-wrap gap-1">
        {OFFERED.map((particle, at) => (
          <button
            key={particle}
            type="button"
            tabIndex={-1}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onTake(particle)}
            className="inline-flex min-h-8 items-center gap-1.5 rounded-sm border border-info-line bg-info-soft px-2 text-sm text-info-text hover:border-info-text pointer-coarse:min-h-11"
          >
            <Kbd>{at + 1}</Kbd>
            {particle}
          </button>
        ))}
      </div>
    </div>
  )
}
