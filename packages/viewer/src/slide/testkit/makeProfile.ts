type Tag = readonly [name: string, bytes: Uint8Array]

const text = (words: string): number[] => [...words].map((letter) => letter.charCodeAt(0))
const word = (value: number): number[] => [(value >> 8) & 255, value & 255]
const long = (value: number): number[] => [(value >>> 24) & 255, (value >>> 16) & 255, ...word(value)]
const fixed = (value: number): number[] => long(Math.round(value * 65_536))

/** An ICC profile of a scanner with these tags. */
const makeProfile = (connection: 'XYZ ' | 'Lab ', tags: readonly Tag[]): Uint8Array<ArrayBuffer> => {
  const head = [...new Array<number>(16).fill(0), ...text('RGB '), ...text(connection)]
  let at = 132 + tags.length * 12
  const table: number[] = []
  for (const [name, bytes] of tags) {
    table.push(...text(name), ...long(at), ...long(bytes.length))
    at += bytes.length
  }
  const start = [...head, ...new Array<number>(128 - head.length).fill(0), ...long(tags.length), ...table]
  return Uint8Array.from([...start, ...tags.flatMap(([, bytes]) => [...bytes])])
}

/** A profile by primaries and gamma: rows are red, green and blue in XYZ under D50. */
export const makeMatrixProfile = (primaries: readonly (readonly number[])[], gamma: number) => {
  const tone = Uint8Array.from([...text('curv'), ...long(0), ...long(1), ...word(Math.round(gamma * 256))])
  const places = primaries.map((xyz) => Uint8Array.from([...text('XYZ '), ...long(0), ...xyz.flatMap(fixed)]))
  const names = ['r', 'g', 'b']
  return makeProfile('XYZ ', [
    ...places.map((bytes, index): Tag => [`${names[index]}XYZ`, bytes]),
    ...names.map((name): Tag => [`${name}TRC`, tone]),
  ])
}

/** A profile by a table of 16 bits: what is Lab at each corner of a grid. */
export const makeTableProfile = (
  grid: number,
  labOf: (red: number, green: number, blue: number) => readonly [number, number, number],
) => {
  const corners: number[] = []
  for (let corner = 0; corner < grid ** 3; corner++) {
    const [red, green, blue] = [corner / grid ** 2, corner / grid, corner].map(
      (value) => (Math.floor(value) % grid) / (grid - 1),
    )
    const [l, a, b] = labOf(red ?? 0, green ?? 0, blue ?? 0)
    corners.push(...[(l * 65_280) / 100, (a + 128) * 256, (b + 128) * 256].map(Math.round).flatMap(word))
  }
  const line = [...word(0), ...word(65_535)]
  const matrix = [1, 0, 0, 0, 1, 0, 0, 0, 1].flatMap(fixed)
  const lines = [...line, ...line, ...line]
  return makeProfile('Lab ', [
    [
      'A2B0',
      Uint8Array.from([
        ...[...text('mft2'), ...long(0), 3, 3, grid, 0, ...matrix, ...word(2), ...word(2)],
        ...[...lines, ...corners, ...lines],
      ]),
    ],
  ])
}
