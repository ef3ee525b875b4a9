import type { RequestBody } from './createRequest.ts'

/** Files as the parts of one body (PS3.18 8.6.1.2.1), without copying them. */
export function storedBody(files: readonly Blob[], boundary: string): RequestBody {
  const parts = files.flatMap((file) => [
    `--${boundary}\r\nContent-Type: application/dicom\r\n\r\n`,
    file,
    '\r\n',
  ])
  return {
    type: `multipart/related; type="application/dicom"; boundary=${boundary}`,
    body: new Blob([...parts, `--${boundary}--\r\n`]),
  }
}

/** The number of failed instances in a Store Instances Response (PS3.18 I.2), by its Failed SOP Sequence. */
export function refusedCount(answer: string): number {
  try {
    const parsed: unknown = JSON.parse(answer)
    const datasets: unknown[] = Array.isArray(parsed) ? parsed : [parsed]
    return datasets.reduce<number>((sum, one) => sum + failedIn(one), 0)
  } catch {
    // Some servers always answer in XML or with a page; their status has already reported success.
    return 0
  }
}

function failedIn(dataset: unknown): number {
  const { Value: failed } = (dataset as Record<string, { Value?: unknown } | undefined>)['00081198'] ?? {}
  return Array.isArray(failed) ? failed.length : 0
}
