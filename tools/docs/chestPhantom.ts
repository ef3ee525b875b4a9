import { makeDicom } from '@pandok/viewer/testkit'

const SIDE = 320
const SLICES = 48
const [AIR, LUNG, FAT, TISSUE, BONE] = [-1000, -850, -100, 45, 700]

interface Ball {
  x: number
  y: number
  z: number
  rx: number
  ry: number
  rz: number
  hu: number
}

/**
 * A torso of ellipsoids, in fractions of the image's side and of the slices; later ones cover earlier ones.
 */
const BODY: readonly Ball[] = [
  { x: 0.5, y: 0.5, z: 0.5, rx: 0.44, ry: 0.32, rz: 9, hu: FAT },
  { x: 0.5, y: 0.5, z: 0.5, rx: 0.41, ry: 0.29, rz: 9, hu: TISSUE },
  { x: 0.3, y: 0.5, z: 0.5, rx: 0.15, ry: 0.22, rz: 0.75, hu: LUNG },
  { x: 0.7, y: 0.5, z: 0.5, rx: 0.15, ry: 0.22, rz: 0.75, hu: LUNG },
  { x: 0.54, y: 0.45, z: 0.6, rx: 0.12, ry: 0.11, rz: 0.4, hu: 60 },
  { x: 0.5, y: 0.73, z: 0.5, rx: 0.05, ry: 0.05, rz: 9, hu: BONE },
  { x: 0.5, y: 0.74, z: 0.5, rx: 0.018, ry: 0.018, rz: 9, hu: 20 },
  { x: 0.5, y: 0.25, z: 0.5, rx: 0.045, ry: 0.014, rz: 9, hu: BONE },
  { x: 0.27, y: 0.46, z: 0.5, rx: 0.032, ry: 0.028, rz: 0.1, hu: 40 },
  { x: 0.74, y: 0.6, z: 0.42, rx: 0.012, ry: 0.012, rz: 0.05, hu: 30 },
]

/** Vessels are thin rods that lean outwards, each in its own direction. */
const VESSELS = Array.from({ length: 110 }, (_, index) => {
  const turn = index * 2.399
  const share = Math.sqrt((index * 0.7549 + 0.11) % 1)
  const side = index % 2 === 0 ? 0.3 : 0.7
  return {
    x: side + 0.14 * share * Math.cos(turn),
    y: 0.5 + 0.21 * share * Math.sin(turn),
    lean: Math.cos(turn) * 0.05,
    // Vessels become thinner towards the pleura.
    r: (0.0025 + 0.0045 * ((index * 0.37) % 1)) * (1.25 - share),
  }
})

/** Makes a synthetic CT of a chest, for screenshots that anybody may see. */
export function chestPhantom(): { name: string; mimeType: string; buffer: Buffer }[] {
  return Array.from({ length: SLICES }, (_, slice) => ({
    name: `CHEST${String(slice + 1).padStart(3, '0')}.dcm`,
    mimeType: 'application/dicom',
    buffer: Buffer.from(
      makeDicom({
        PatientName: 'Phantom^Chest=판독용^팬텀',
        SpecificCharacterSet: 'ISO_IR 192',
        PatientID: 'PHANTOM-01',
        StudyDescription: 'Chest CT (synthetic)',
        SeriesDescription: 'Axial 5 mm',
        Rows: SIDE,
        Columns: SIDE,
        PixelSpacing: [1.1, 1.1],
        SliceThickness: 5,
        InstanceNumber: slice + 1,
        ImagePositionPatient: [0, 0, -5 * slice],
        WindowCenter: 40,
        WindowWidth: 400,
        PixelData: pixelsOf((slice + 0.5) / SLICES, slice),
      }),
    ),
  }))
}

function pixelsOf(z: number, seed: number): Uint16Array {
  const pixels = new Uint16Array(SIDE * SIDE)
  let noise = 1 + seed * 7919
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++) {
      const [x, y] = [(column + 0.5) / SIDE, (row + 0.5) / SIDE]
      noise = (noise * 1103515245 + 12345) % 2147483648
      const grain = (noise / 2147483648 - 0.5) * 36
      pixels[row * SIDE + column] = Math.max(0, Math.round(valueAt(x, y, z) + grain + 1024))
    }
  }
  return pixels
}

function valueAt(x: number, y: number, z: number): number {
  let value = AIR
  for (const ball of BODY) {
    const away = ((x - ball.x) / ball.rx) ** 2 + ((y - ball.y) / ball.ry) ** 2 + ((z - ball.z) / ball.rz) ** 2
    if (away <= 1) value = ball.hu
  }
  if (value !== LUNG) return value
  const isVessel = VESSELS.some(
    (rod) => (x - rod.x - rod.lean * (z - 0.5)) ** 2 + (y - rod.y) ** 2 < rod.r ** 2,
  )
  return isVessel ? 30 : LUNG
}
