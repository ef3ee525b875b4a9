import { localBlob, type OpenInstance, type VideoStream } from '@pandok/viewer'

const MPEG_2 = /\.4\.10[01](?:\.1)?$/u
const HEVC = /\.4\.10[78](?:\.1)?$/u

/** As people call it. */
export function videoFormat({ transferSyntax }: VideoStream): string {
  if (MPEG_2.test(transferSyntax)) return 'MPEG-2'
  return HEVC.test(transferSyntax) ? 'HEVC' : 'MPEG-4 AVC'
}

/** The stream out of its file. Of the containers of PS3.5 8.2.7 browsers know MP4 alone: the others fail, and that is said. */
export async function videoBlob(
  { source }: OpenInstance,
  { ranges, transferSyntax }: VideoStream,
): Promise<Blob> {
  const parts = await Promise.all(ranges.map(({ start, end }) => localBlob(source.blob.slice(start, end))))
  return new Blob(parts, { type: MPEG_2.test(transferSyntax) ? 'video/mpeg' : 'video/mp4' })
}
