import type { Particle } from '@pandok/module-engine'
import type { EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { useState } from 'react'
import { handleKey } from './handleKey.ts'
import { OFFERED } from './ParticleOffer.tsx'
import { insertToken } from './phraseCommands.ts'

export interface ParticleOfferUse {
  isOffering: boolean
  offer: (state: EditorState | undefined) => void
  take: (particle: Particle) => void
  onKey: (event: KeyboardEvent) => boolean
}

/** Offers numbered Korean particles after a value that was just inserted. */
export function useParticleOffer(
  view: EditorView | undefined,
  state: EditorState | undefined,
  isKorean: boolean,
): ParticleOfferUse {
  /** The editor state in which the particle was offered; any later state withdraws the offer. */
  const [offered, offer] = useState<EditorState>()
  const isOffering = isKorean && offered !== undefined && offered === state

  function take(particle: Particle) {
    if (view) insertToken(view, { josa: particle })
  }

  function onKey(event: KeyboardEvent): boolean {
    if (!isOffering || event.ctrlKey || event.metaKey || event.altKey) return false
    const particle = OFFERED[Number(event.key) - 1]
    if (particle) return handleKey(event, () => take(particle))
    return event.key === 'Escape' && handleKey(event, () => offer(undefined))
  }

  return { isOffering, offer, take, onKey }
}
