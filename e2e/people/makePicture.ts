import { crc32, deflateSync } from 'node:zlib'
import type { GivenFile } from './makePhantom.ts'

interface Options {
  name?: string
  width?: number
  height?: number
  /** Red, green and blue, 0 to 255. */
  color?: readonly [number, number, number]
}

/** Returns a PNG file in one color that fades from left to right. */
export function makePicture(options: Options = {}): GivenFile {
  const { name = 'banner.png', width = 480, height = 120, color = [0, 120, 120] } = options
  const row = Buffer.alloc(1 + width * 3)
  for (let x = 0; x < width; x += 1) {
    row.set(
      color.map((part) => Math.round(part * (1 - x / width / 2))),
      1 + x * 3,
    )
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // The bytes mean eight bits per channel and three channels.
  head.set([8, 2, 0, 0, 0], 8)
  const buffer = Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return { name, mimeType: 'image/png', buffer }
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
