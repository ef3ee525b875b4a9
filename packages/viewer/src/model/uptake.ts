import type { VoiOption, Window } from './Grayscale.ts'

/** The unit of the SUV by body weight. */
export const UPTAKE = 'SUVbw'

/** A window from 0 to this SUV. */
export const uptakeWindow = (to: number): Window => ({ center: to / 2, width: to, function: 'LINEAR_EXACT' })

/** The usual window for FDG, in which the liver, at about 2, is middle gray. */
export const UPTAKE_WINDOW: VoiOption = { kind: 'window', ...uptakeWindow(5), explanation: '' }
