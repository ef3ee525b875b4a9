import { localBlob, type OpenInstance, type VideoStream } from '@pandok/viewer'

const MPEG_2 = /\.4\.10[01](?:\.1)?$/u
const HEVC = /\.4\.10[78](?:\.1)?$/u

/** The common name of the format. */
export function videoFormat({ transferSyntax }: VideoStream): string {
  if (MPEG_2.test(transferSyntax)) return 'MPEG-2'
  return HEVC.test(transferSyntax) ? 'HEVC' : 'MPEG-4 AVC'
}

/**
 * The stream inside its file. Of the containers of PS3.5 8.2.7, browsers support MP4 only; others fail with a
 * message.
 */
export async function videoBlob(
  { source }: OpenInstance,
  { ranges, transferSyntax }: VideoStream,
): Promise<Blob> {
  const parts = await Promise.all(ranges.map(({ start, end }) => localBlob(source.blob.slice(start, end))))
  return new Blob(parts, { type: MPEG_2.test(transferSyntax) ? 'video/mpeg' : 'video/mp4' })
}
