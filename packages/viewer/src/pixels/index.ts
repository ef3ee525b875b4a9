export { type Codecs, createCodecs } from './codecs/createCodecs.ts'
export { DecodeError } from './DecodeError.ts'
export { decodeFrame, type EncodedFrame } from './decodeFrame.ts'
export {
  createFrameStore,
  type FrameListener,
  type FrameStore,
  type FrameStoreOptions,
  type StoredFrame,
} from './store/createFrameStore.ts'
export { frameBytes } from './store/frameBytes.ts'
export { scrollOrder } from './store/scrollOrder.ts'
export {
  createDecoderPool,
  type DecoderPool,
  type JobOptions,
  type JobPriority,
  type PoolOptions,
  type WorkerLike,
} from './worker/createDecoderPool.ts'
export type { DecodeOutcome, FrameSource, InspectOutcome } from './worker/DecodeJob.ts'
export { frameSourceOf } from './worker/frameSourceOf.ts'
