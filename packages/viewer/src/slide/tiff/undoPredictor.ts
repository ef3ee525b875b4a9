/** Converts horizontal differences to values in place (TIFF 6.0, section 14). */
export const undoPredictor = (values: Uint8Array | Uint16Array, columns: number, samples: number): void => {
  const stride = columns * samples
  for (let row = 0; row + stride <= values.length; row += stride) {
    for (let at = row + samples; at < row + stride; at++) {
      values[at] = (values[at] ?? 0) + (values[at - samples] ?? 0)
    }
  }
}
