import { createRemoteDicomWeb, type DicomWeb, type Viewer } from '@pandok/viewer'
import type { GivenOut } from '#features/viewer/kept/createMarkKeeper.ts'
import type { ImageSource } from '#features/viewer/source/settings/ImageSource.ts'
import { clientOptions } from '#features/viewer/source/useSourceClient.ts'
import type { Text } from '#platform/text/text.ts'
import { type WrittenKind, type WrittenObject, writtenObject } from '../written/writtenObjects.ts'

type Unwritten = Extract<WrittenObject, { ok: false }>['reason']

export type Sending =
  | { ok: true; sent: readonly GivenOut[] }
  | { ok: false; kind: WrittenKind; reason: Unwritten }

type Client = Pick<DicomWeb, 'store'> & { dispose(): void }

const connect = (server: ImageSource): Client => createRemoteDicomWeb(clientOptions(server))

/**
 * Sends objects to a server that the member has configured. They name their patient even if the screen hides
 * it, because the server has to know whose they are. Fails with `DicomWebError`.
 */
export async function sendObjects(
  viewer: Viewer,
  { kinds, server, text }: { kinds: readonly WrittenKind[]; server: ImageSource; text: Text },
  open: (server: ImageSource) => Client = connect,
): Promise<Sending> {
  const files: Blob[] = []
  const sent: GivenOut[] = []
  for (const kind of kinds) {
    const made = await writtenObject(viewer, kind, { text, isIdentityHidden: false })
    if (!made.ok) return { ok: false, kind, reason: made.reason }
    files.push(new Blob([made.bytes], { type: 'application/dicom' }))
    sent.push(made.holds)
  }
  const web = open(server)
  try {
    await web.store(files)
  } finally {
    web.dispose()
  }
  return { ok: true, sent }
}
