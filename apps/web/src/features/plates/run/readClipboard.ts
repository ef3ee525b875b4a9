/** A browser that asks for permission may take long, and the cell doesn't wait for that. */
const PATIENCE_MS = 400

/** The clipboard's text if the browser returns it at once. A refusal is ignored. */
export async function readClipboard(): Promise<string | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS, undefined))
  try {
    return await Promise.race([navigator.clipboard.readText(), late])
  } catch {
    return undefined
  }
}
