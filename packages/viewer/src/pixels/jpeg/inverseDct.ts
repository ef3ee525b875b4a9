const WORK = new Int32Array(64)

const C_0_298 = 2446
const C_0_390 = 3196
const C_0_541 = 4433
const C_0_765 = 6270
const C_0_899 = 7373
const C_1_175 = 9633
const C_1_501 = 12299
const C_1_847 = 15137
const C_1_961 = 16069
const C_2_053 = 16819
const C_2_562 = 20995
const C_3_072 = 25172

/**
 * The accurate integer transform of the Independent JPEG Group (Loeffler, Ligtenberg and Moschytz; 13-bit constants),
 * so that pixels equal those of other decoders to the last bit. `block`: dequantised coefficients in natural order.
 */
export function inverseDct(
  block: Int32Array,
  output: Uint8Array | Uint16Array,
  start: number,
  stride: number,
  precision: number,
): void {
  const work = WORK
  // One bit less of headroom between the passes with 12-bit samples, which would overflow 32 bits otherwise.
  const passBits = precision > 8 ? 1 : 2
  const center = 1 << (precision - 1)
  const largest = (1 << precision) - 1

  for (let i = 0; i < 8; i++) {
    const c0 = block[i] as number
    const c1 = block[i + 8] as number
    const c2 = block[i + 16] as number
    const c3 = block[i + 24] as number
    const c4 = block[i + 32] as number
    const c5 = block[i + 40] as number
    const c6 = block[i + 48] as number
    const c7 = block[i + 56] as number
    if ((c1 | c2 | c3 | c4 | c5 | c6 | c7) === 0) {
      const flat = c0 << passBits
      for (let k = i; k < 64; k += 8) work[k] = flat
      continue
    }
    const e1 = Math.imul(c2 + c6, C_0_541)
    const e2 = e1 - Math.imul(c6, C_1_847)
    const e3 = e1 + Math.imul(c2, C_0_765)
    const s0 = (c0 + c4) << 13
    const s1 = (c0 - c4) << 13
    const a0 = s0 + e3
    const a3 = s0 - e3
    const a1 = s1 + e2
    const a2 = s1 - e2
    const z5 = Math.imul(c7 + c3 + c5 + c1, C_1_175)
    const z1 = -Math.imul(c7 + c1, C_0_899)
    const z2 = -Math.imul(c5 + c3, C_2_562)
    const z3 = z5 - Math.imul(c7 + c3, C_1_961)
    const z4 = z5 - Math.imul(c5 + c1, C_0_390)
    const o0 = Math.imul(c7, C_0_298) + z1 + z3
    const o1 = Math.imul(c5, C_2_053) + z2 + z4
    const o2 = Math.imul(c3, C_3_072) + z2 + z3
    const o3 = Math.imul(c1, C_1_501) + z1 + z4
    const shift = 13 - passBits
    const round = 1 << (shift - 1)
    work[i] = (a0 + o3 + round) >> shift
    work[i + 56] = (a0 - o3 + round) >> shift
    work[i + 8] = (a1 + o2 + round) >> shift
    work[i + 48] = (a1 - o2 + round) >> shift
    work[i + 16] = (a2 + o1 + round) >> shift
    work[i + 40] = (a2 - o1 + round) >> shift
    work[i + 24] = (a3 + o0 + round) >> shift
    work[i + 32] = (a3 - o0 + round) >> shift
  }

  const shift = 13 + passBits + 3
  const round = 1 << (shift - 1)
  for (let row = 0, i = 0, at = start; row < 8; row++, i += 8, at += stride) {
    const c0 = work[i] as number
    const c1 = work[i + 1] as number
    const c2 = work[i + 2] as number
    const c3 = work[i + 3] as number
    const c4 = work[i + 4] as number
    const c5 = work[i + 5] as number
    const c6 = work[i + 6] as number
    const c7 = work[i + 7] as number
    const e1 = Math.imul(c2 + c6, C_0_541)
    const e2 = e1 - Math.imul(c6, C_1_847)
    const e3 = e1 + Math.imul(c2, C_0_765)
    const s0 = (c0 + c4) << 13
    const s1 = (c0 - c4) << 13
    const a0 = s0 + e3 + round
    const a3 = s0 - e3 + round
    const a1 = s1 + e2 + round
    const a2 = s1 - e2 + round
    const z5 = Math.imul(c7 + c3 + c5 + c1, C_1_175)
    const z1 = -Math.imul(c7 + c1, C_0_899)
    const z2 = -Math.imul(c5 + c3, C_2_562)
    const z3 = z5 - Math.imul(c7 + c3, C_1_961)
    const z4 = z5 - Math.imul(c5 + c1, C_0_390)
    const o0 = Math.imul(c7, C_0_298) + z1 + z3
    const o1 = Math.imul(c5, C_2_053) + z2 + z4
    const o2 = Math.imul(c3, C_3_072) + z2 + z3
    const o3 = Math.imul(c1, C_1_501) + z1 + z4
    let p = ((a0 + o3) >> shift) + center
    output[at] = p < 0 ? 0 : p > largest ? largest : p
    p = ((a0 - o3) >> shift) + center
    output[at + 7] = p < 0 ? 0 : p > largest ? largest : p
    p = ((a1 + o2) >> shift) + center
    output[at + 1] = p < 0 ? 0 : p > largest ? largest : p
    p = ((a1 - o2) >> shift) + center
    output[at + 6] = p < 0 ? 0 : p > largest ? largest : p
    p = ((a2 + o1) >> shift) + center
    output[at + 2] = p < 0 ? 0 : p > largest ? largest : p
    p = ((a2 - o1) >> shift) + center
    output[at + 5] = p < 0 ? 0 : p > largest ? largest : p
    p = ((a3 + o0) >> shift) + center
    output[at + 3] = p < 0 ? 0 : p > largest ? largest : p
    p = ((a3 - o0) >> shift) + center
    output[at + 4] = p < 0 ? 0 : p > largest ? largest : p
  }
}
