import { createEmitter } from '@pandok/domain'
import type { GuidePlace } from './guidePlaces.ts'

/** The open help; `reading` opens the guide at the place, otherwise at its contents. */
export interface HelpRequest {
  place: GuidePlace
  startsReading: boolean
}

let asked: HelpRequest | null = null
const listeners = createEmitter()

/** Help can be requested from anywhere; the program's layout shows it. */
export const helpStore = {
  read: (): HelpRequest | null => asked,
  show(next: HelpRequest | null): void {
    asked = next
    listeners.emit()
  },
  subscribe: listeners.subscribe,
}
