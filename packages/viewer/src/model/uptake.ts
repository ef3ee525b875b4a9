import type { VoiOption, Window } from './Grayscale.ts'

/** The unit of the standardised uptake value by body weight. */
export const UPTAKE = 'SUVbw'

/** From nothing to so much uptake. */
export const uptakeWindow = (to: number): Window => ({ center: to / 2, width: to, function: 'LINEAR_EXACT' })

/** How FDG is read: the liver, at about 2, is a middle grey. */
export const UPTAKE_WINDOW: VoiOption = { kind: 'window', ...uptakeWindow(5), explanation: '' }
