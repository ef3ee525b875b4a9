import { describe, expect, it } from 'vitest'
import { readCorpusFile } from '../testkit/corpus.ts'
import { readDicomDir } from './readDicomDir.ts'
import { writeDicom } from './write/writeDicom.ts'

const directory = (records: object[]) =>
  writeDicom({
    MediaStorageSOPClassUID: '1.2.840.10008.1.3.10',
    MediaStorageSOPInstanceUID: '1.2.3',
    DirectoryRecordSequence: records as never,
  })

describe('the directory of a disc', () => {
  it('trap 60: names the files in use, whatever marks their names end with', () => {
    const bytes = directory([
      { DirectoryRecordType: 'PATIENT', RecordInUseFlag: 0xffff },
      { DirectoryRecordType: 'IMAGE', RecordInUseFlag: 0xffff, ReferencedFileID: ['DICOM', 'IM000001'] },
      { DirectoryRecordType: 'IMAGE', RecordInUseFlag: 0xffff, ReferencedFileID: 'dicom\\im000002.dcm;1' },
      { DirectoryRecordType: 'IMAGE', RecordInUseFlag: 0xffff, ReferencedFileID: ['A ', 'B.'] },
      { DirectoryRecordType: 'IMAGE', RecordInUseFlag: 0, ReferencedFileID: ['GONE', '1'] },
      { DirectoryRecordType: 'IMAGE', ReferencedFileID: ['DICOM', 'IM000001'] },
    ])
    expect(readDicomDir(bytes)).toEqual(['DICOM/IM000001', 'dicom/im000002.dcm', 'A/B'])
  })

  it('trap 60: names nothing where there is nothing to name', () => {
    expect(readDicomDir(new Uint8Array(0))).toEqual([])
    expect(readDicomDir(directory([]))).toEqual([])
  })

  it.each(['', '-bigEnd', '-implicit', '-nooffset', '-nopatient', '-reordered'])(
    'trap 60: DICOMDIR%s of a real disc names its 31 files',
    (kind) => {
      const paths = readDicomDir(readCorpusFile(`pydicom/test_files/dicomdirtests/DICOMDIR${kind}`))
      expect(paths).toHaveLength(31)
      expect(paths[0]).toBe('77654033/CR1/6154')
      for (const path of paths) {
        expect(readCorpusFile(`pydicom/test_files/dicomdirtests/${path}`).length).toBeGreaterThan(0)
      }
    },
  )
})
