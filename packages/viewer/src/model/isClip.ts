import type { Stack } from './Stack.ts'

/** A film: frames of one file that follow each other in time. */
export const isClip = ({ frames }: Pick<Stack, 'frames'>): boolean =>
  frames.length > 1 &&
  frames[0]?.image.frameTimes !== undefined &&
  frames.every(({ instance }) => instance === frames[0]?.instance)
