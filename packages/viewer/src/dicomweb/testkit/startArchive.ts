import type { ServerResponse } from 'node:http'
import { readInstance } from '../../dicom/read/readInstance.ts'
import type { InstanceRecord } from '../../model/Instance.ts'
import { multipartBody } from './multipartBody.ts'
import { startServer } from './startServer.ts'

interface Stored {
  record: InstanceRecord
  bytes: Uint8Array
}

/**
 * An archive with these files on this computer, which answers the queries for studies, series and instances of a
 * patient number and sends instances. It ignores every other condition, as small servers do.
 */
export async function startArchive(files: readonly Uint8Array[]) {
  const asked: string[] = []
  const stored = files.map((bytes): Stored => {
    const read = readInstance(bytes)
    if (!read.ok) throw new Error(read.refusal.reason)
    return { record: read.record, bytes }
  })
  const server = await startServer(({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://archive')
    asked.push(`${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}`)
    const [study, series, instance] = pathname.match(/[0-9.]{5,}/gu) ?? []
    const own = stored.filter(
      ({ record }) =>
        record.patient.id === (searchParams.get('PatientID') ?? record.patient.id) &&
        record.study.uid === (study ?? record.study.uid) &&
        record.series.uid === (series ?? record.series.uid) &&
        record.sopInstance === (instance ?? record.sopInstance),
    )
    if (instance !== undefined) return sent(response, own[0])
    answer(response, own, series !== undefined ? 'instance' : study !== undefined ? 'series' : 'study')
  })
  return { ...server, asked }
}

const KEYS = {
  study: ({ study }: InstanceRecord) => study.uid,
  series: ({ series }: InstanceRecord) => series.uid,
  instance: ({ sopInstance }: InstanceRecord) => sopInstance,
}

function answer(response: ServerResponse, own: readonly Stored[], level: keyof typeof KEYS): void {
  const each = [...new Map(own.map(({ record }) => [KEYS[level](record), record])).values()]
  const all = (record: InstanceRecord) =>
    own.filter((one) => one.record.study.uid === record.study.uid).map((one) => one.record.series.modality)
  const found = each.map((record) => ({
    ...element('0020000D', record.study.uid),
    ...element('00080020', record.study.date),
    ...element('00100010', { Alphabetic: record.patient.name.alphabetic }),
    ...element('00100020', record.patient.id),
    ...element('00100021', record.patient.issuer),
    ...element('00100030', record.patient.birthDate),
    ...element('0020000E', record.series.uid),
    ...element('00080060', record.series.modality),
    ...element('00080016', record.sopClass),
    ...element('00080018', record.sopInstance),
    ...element('00080061', ...new Set(all(record))),
  }))
  response.writeHead(200, { 'content-type': 'application/dicom+json' }).end(JSON.stringify(found))
}

const element = (tag: string, ...values: readonly unknown[]) => ({
  [tag]: { Value: values.filter((value) => value !== '') },
})

function sent(response: ServerResponse, stored: Stored | undefined): void {
  if (!stored) return void response.writeHead(404).end()
  const type = 'multipart/related; type="application/dicom"; boundary=part'
  const parts = [{ headers: { 'Content-Type': 'application/dicom' }, body: stored.bytes }]
  response.writeHead(200, { 'content-type': type }).end(multipartBody('part', parts))
}
