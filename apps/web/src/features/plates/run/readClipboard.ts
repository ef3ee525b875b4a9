/** A browser that asks its user first may take its time; the cell doesn't wait for that. */
const PATIENCE_MS = 400

/** What is in the clipboard, as far as the browser tells at once. Nothing is said when it refuses. */
export async function readClipboard(): Promise<string | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS, undefined))
  try {
    return await Promise.race([navigator.clipboard.readText(), late])
  } catch {
    return undefined
  }
}
