import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import {
  DCMQI_SIZE,
  DCMQI_VOLUMES,
  type DcmqiSegment,
  type DcmqiVolume,
  dcmqiImages,
  normalOf,
} from '@pandok/viewer/labels/testkit'

// Segmentations of the corpus that dcmqi itself writes. It isn't a dependency: elsewhere, `npm install @itk-wasm/dicom@7.6.4`
// (dcmqi compiled to WebAssembly, for Node), and
//
//     node --import tsx tools/viewer/writeDcmqiFiles.ts FOLDER
//
// where FOLDER has that `node_modules`. UIDs and dates are new each time, so `SHA256SUMS` changes with it.

interface Dcmqi {
  writeMultiSegmentationNode: (
    description: unknown,
    output: string,
    options: { refDicomSeries: string[]; segImages: string[]; skipEmptySlices: boolean },
  ) => Promise<unknown>
}

const CORPUS = fileURLToPath(new URL('../../packages/viewer/corpus/dcmqi', import.meta.url))

async function loadDcmqi(folder: string): Promise<Dcmqi> {
  const entry = join(resolve(folder), 'node_modules/@itk-wasm/dicom/dist/index-node.js')
  return (await import(pathToFileURL(entry).href)) as Dcmqi
}

/** Returns the description of segments in its schema, with one list for each volume. */
const describe = ({ name, files }: DcmqiVolume) => ({
  ContentCreatorName: 'Phantom',
  ClinicalTrialSeriesID: 'Session1',
  ClinicalTrialTimePointID: '1',
  SeriesDescription: name,
  SeriesNumber: '300',
  InstanceNumber: '1',
  BodyPartExamined: '',
  segmentAttributes: files.map((segments) => segments.map(describeSegment)),
})

const describeSegment = ({
  labelID,
  name,
  color,
  type: [CodeValue, CodingSchemeDesignator, CodeMeaning],
}: DcmqiSegment) => ({
  labelID,
  SegmentLabel: name,
  SegmentDescription: name,
  SegmentAlgorithmType: 'MANUAL',
  SegmentedPropertyCategoryCodeSequence: {
    CodeValue: '85756007',
    CodingSchemeDesignator: 'SCT',
    CodeMeaning: 'Tissue',
  },
  SegmentedPropertyTypeCodeSequence: { CodeValue, CodingSchemeDesignator, CodeMeaning },
  recommendedDisplayRGBValue: color,
})

/** Writes NRRD: a text header and the voxels, in which columns vary fastest. */
function volumeFile(volume: DcmqiVolume, segments: readonly DcmqiSegment[]): Buffer {
  const { row, column, position, spacing } = volume
  const { columns, rows, slices } = DCMQI_SIZE
  const normal = normalOf(volume)
  const along = (axis: readonly number[], step: number) => `(${axis.map((part) => part * step).join(',')})`
  const head = [
    'NRRD0004',
    'type: short',
    'dimension: 3',
    'space: left-posterior-superior',
    `sizes: ${columns} ${rows} ${slices}`,
    `space directions: ${along(row, spacing[0])} ${along(column, spacing[1])} ${along(normal, spacing[2])}`,
    'kinds: domain domain domain',
    'endian: little',
    'encoding: raw',
    `space origin: (${position.join(',')})`,
  ]
  const voxels = new Int16Array(columns * rows * slices)
  for (const [at] of voxels.entries()) {
    const [x, y, z] = [at % columns, Math.floor(at / columns) % rows, Math.floor(at / columns / rows)]
    voxels[at] = segments.find(({ has }) => has(x, y, z))?.labelID ?? 0
  }
  return Buffer.concat([Buffer.from(`${head.join('\n')}\n\n`), Buffer.from(voxels.buffer)])
}

async function writeFiles(folder: string): Promise<void> {
  const dcmqi = await loadDcmqi(folder)
  await mkdir(CORPUS, { recursive: true })
  for (const volume of DCMQI_VOLUMES) {
    const place = await mkdtemp(join(tmpdir(), 'dcmqi-'))
    const put = async (name: string, bytes: Uint8Array) => {
      await writeFile(join(place, name), bytes)
      return join(place, name)
    }
    const images = dcmqiImages(volume).map((bytes, index) => put(`${index}.dcm`, bytes))
    const segments = volume.files.map((file, index) => put(`${index}.nrrd`, volumeFile(volume, file)))
    const written = join(place, 'written.dcm')
    await dcmqi.writeMultiSegmentationNode(describe(volume), written, {
      refDicomSeries: await Promise.all(images),
      segImages: await Promise.all(segments),
      skipEmptySlices: volume.skipsEmpty,
    })
    await writeFile(join(CORPUS, `${volume.name}.dcm`), await readFile(written))
    await rm(place, { recursive: true })
  }
}

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('the folder with @itk-wasm/dicom in its node_modules is missing')
await writeFiles(folder)
