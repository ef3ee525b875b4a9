import { multipartBody } from './multipartBody.ts'

/** Files into the server, as a scanner would send them (STOW-RS). */
export async function storeInstances(
  baseUrl: string,
  files: readonly Uint8Array[],
  authorization?: string,
): Promise<void> {
  const headers = { 'Content-Type': 'application/dicom' }
  const response = await fetch(`${baseUrl}/studies`, {
    method: 'POST',
    headers: {
      'Content-Type': 'multipart/related; type="application/dicom"; boundary=stow',
      Accept: 'application/dicom+json',
      ...(authorization !== undefined && { Authorization: authorization }),
    },
    body: multipartBody(
      'stow',
      files.map((body) => ({ headers, body })),
    ),
  })
  if (!response.ok) throw new Error(`STOW-RS: ${response.status} ${await response.text()}`)
  await response.body?.cancel()
}
