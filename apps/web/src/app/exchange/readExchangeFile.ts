/** What the line takes for one call; encryption and base64 make a third more of it. */
export const FILE_MAX_MEGABYTES = 5

export type FileReading =
  | { ok: true; file: unknown }
  | { ok: false; problem: 'exchange.notJson' | 'exchange.tooBig' }

/** Reads what was chosen as far as it can be read here; what it says is checked by the server. */
export async function readExchangeFile(file: Blob): Promise<FileReading> {
  if (file.size > FILE_MAX_MEGABYTES * 1024 * 1024) return { ok: false, problem: 'exchange.tooBig' }
  try {
    return { ok: true, file: JSON.parse(await file.text()) as unknown }
  } catch {
    return { ok: false, problem: 'exchange.notJson' }
  }
}
