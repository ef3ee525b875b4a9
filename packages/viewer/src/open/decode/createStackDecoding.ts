import type { StackFrame } from '../../model/Stack.ts'
import type { DecodeOutcome } from '../../pixels/worker/DecodeJob.ts'
import { type DecodeParts, decodeStackFrame } from './decodeStackFrame.ts'

/** After this many slow frames the rest of a file is given up, because each costs a worker seconds. */
const SLOW_FRAMES_MAX = 2

/** Decodes frames, and gives up a file whose decoding was terminated repeatedly. */
export function createStackDecoding(parts: DecodeParts) {
  const slowFrames = new Map<string, number>()

  return async function decode(
    frame: StackFrame,
    options: { rank: number; signal: AbortSignal },
  ): Promise<DecodeOutcome> {
    const { id } = frame.instance
    const slow = slowFrames.get(id) ?? 0
    if (slow >= SLOW_FRAMES_MAX) return { ok: false, refusal: { reason: 'tooSlow' } }
    const outcome = await decodeStackFrame(frame, options, parts)
    if (!outcome.ok && outcome.refusal.reason === 'tooSlow') slowFrames.set(id, (slowFrames.get(id) ?? 0) + 1)
    return outcome
  }
}
