import type { DicomValue } from './DicomDataset.ts'

type Plain = string | number | bigint

const WIDTHS: Record<string, number> = {
  US: 2,
  SS: 2,
  OW: 2,
  AT: 4,
  UL: 4,
  SL: 4,
  OL: 4,
  FL: 4,
  OF: 4,
  FD: 8,
  OD: 8,
  UV: 8,
  SV: 8,
  OV: 8,
}

/** A value as the bytes of its VR, padded to an even length. Text is UTF-8. */
export function valueBytes(vr: string, value: Exclude<DicomValue, null>, isLittle: boolean): Uint8Array {
  if (ArrayBuffer.isView(value)) return even(viewBytes(value, isLittle), 0)
  const list = (Array.isArray(value) ? value : [value]) as readonly Plain[]
  const width = WIDTHS[vr]
  if (vr === 'OB' || vr === 'UN') return even(Uint8Array.from(list as readonly number[]), 0)
  if (width === undefined) return even(new TextEncoder().encode(list.join('\\')), vr === 'UI' ? 0 : 0x20)
  const bytes = new Uint8Array(list.length * width)
  const view = new DataView(bytes.buffer)
  for (const [index, one] of list.entries()) setNumber(view, index * width, vr, one, isLittle)
  return bytes
}

function setNumber(view: DataView, at: number, vr: string, value: Plain, isLittle: boolean): void {
  if (vr === 'AT') {
    const tag = typeof value === 'string' ? Number.parseInt(value, 16) : Number(value)
    view.setUint16(at, tag >>> 16, isLittle)
    view.setUint16(at + 2, tag & 0xffff, isLittle)
  } else if (vr === 'FL' || vr === 'OF') view.setFloat32(at, Number(value), isLittle)
  else if (vr === 'FD' || vr === 'OD') view.setFloat64(at, Number(value), isLittle)
  else if (WIDTHS[vr] === 8) view.setBigUint64(at, BigInt.asUintN(64, BigInt(value)), isLittle)
  else if (WIDTHS[vr] === 4) view.setUint32(at, Number(value), isLittle)
  else view.setUint16(at, Number(value), isLittle)
}

/**
 * Arrays of wider numbers are converted to the file's byte order; the machine is assumed to be little endian.
 */
function viewBytes(value: ArrayBufferView, isLittle: boolean): Uint8Array {
  const bytes = new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
  const width = 'BYTES_PER_ELEMENT' in value ? Number(value.BYTES_PER_ELEMENT) : 1
  if (isLittle || width === 1) return bytes
  const turned = bytes.slice()
  for (let at = 0; at < turned.length; at += width) turned.subarray(at, at + width).reverse()
  return turned
}

function even(bytes: Uint8Array, padding: number): Uint8Array {
  if (bytes.length % 2 === 0) return bytes
  const padded = new Uint8Array(bytes.length + 1)
  padded.set(bytes)
  padded[bytes.length] = padding
  return padded
}
