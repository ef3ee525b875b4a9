import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { makePhantom } from '../../../e2e/people/makePhantom.ts'

export const PATIENT = { family: 'HONG', given: 'GILDONG', id: 'ID-4711' } as const

let written = 0

/** Writes one image of the test patient, in a series with that name. */
export async function writeStudy(folder: string, name: string, series: string): Promise<void> {
  written += 1
  const elements = {
    PatientName: `${PATIENT.family}^${PATIENT.given}`,
    PatientID: PATIENT.id,
    StudyInstanceUID: `2.25.77${written}`,
    SeriesInstanceUID: `2.25.88${written}`,
    SOPInstanceUID: `2.25.99${written}`,
    SeriesDescription: series,
  }
  const [image] = makePhantom({ slices: 1, elements })
  if (!image) throw new Error('No image.')
  await writeFile(path.join(folder, name), image.buffer)
}
