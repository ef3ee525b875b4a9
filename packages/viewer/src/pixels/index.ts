export { type Codecs, createCodecs } from './codecs/createCodecs.ts'
export { DecodeError } from './DecodeError.ts'
export { decodeFrame, type EncodedFrame } from './decodeFrame.ts'
