import type { GuidePlace } from './guidePlaces.ts'

/** The open help; `reading` opens the guide at the place, otherwise at its contents. */
export interface HelpRequest {
  place: GuidePlace
  startsReading: boolean
}

let asked: HelpRequest | null = null
const listeners = new Set<() => void>()

/** Help can be requested from anywhere; the program's layout shows it. */
export const helpStore = {
  read: (): HelpRequest | null => asked,
  show(next: HelpRequest | null): void {
    asked = next
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
