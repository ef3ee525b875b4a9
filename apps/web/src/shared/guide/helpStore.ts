import type { GuidePlace } from './guidePlaces.ts'

/** The open help; `reading` opens the guide at the place, otherwise at its contents. */
export interface AskedHelp {
  place: GuidePlace
  startsReading: boolean
}

let asked: AskedHelp | null = null
const listeners = new Set<() => void>()

/** Help can be requested from anywhere; the program's layout shows it. */
export const helpStore = {
  read: (): AskedHelp | null => asked,
  show(next: AskedHelp | null): void {
    asked = next
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
