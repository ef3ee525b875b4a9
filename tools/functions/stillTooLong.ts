/**
 * These functions are long because they are written out: a list of words, one literal for each kind of slot
 * (which V8 makes much faster than spreads), and the steps of a transform or a sampler that a call or a loop
 * would slow down.
 */
export const WRITTEN_OUT: ReadonlySet<string> = new Set([
  'packages/domain/src/locale/britishSpelling.ts britishSpellings',
  'packages/module-engine/src/run/newSlot.ts newSlot',
  'packages/viewer/src/pixels/jpeg/inverseDct.ts inverseDct',
  'packages/viewer/src/space/volume/samplePadded.ts samplePadded',
])

/** These functions are above the limit and still have to be divided. The list may only get shorter. */
export const STILL_TOO_LONG: readonly string[] = []

/** At most this many functions may have more than 60 lines; the aim is fewer than 120. */
export const LONG_MAX = 95
