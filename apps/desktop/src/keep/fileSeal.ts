import type { KeySeal } from './KeySeal.ts'

/** Where there is no DPAPI the file's own rights are all that protects the key (0600): development only. */
export const fileSeal: KeySeal = { seal: (key) => key, open: (sealed) => sealed }
