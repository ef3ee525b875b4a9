import type { KeySeal } from './KeySeal.ts'

/** Without DPAPI only the file's permissions protect the key (0600): development only. */
export const fileSeal: KeySeal = { seal: (key) => key, open: (sealed) => sealed }
