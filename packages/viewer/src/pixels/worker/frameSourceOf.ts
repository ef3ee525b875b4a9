import type { FrameRecord, ImageContent } from '../../model/ImageContent.ts'
import type { FrameSource } from './DecodeJob.ts'

export function frameSourceOf(image: ImageContent, frame: FrameRecord, transferSyntax: string): FrameSource {
  const { format, isDeflated, palette } = image
  const { data, padding } = frame
  return {
    data,
    format,
    transferSyntax,
    isDeflated,
    ...(palette && { palette }),
    ...(padding && { padding }),
  }
}
