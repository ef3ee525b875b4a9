import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(css|html|js|json|mjs|svg|txt|wasm|webmanifest|xml)$/
// Below this size the saving is smaller than the cost of the header and a second file.
const SMALLEST_BYTES = 1024

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/**
 * Puts a .br and a .gz next to every text file that is worth it. They are compressed once as small as
 * possible, so that the server never compresses during a request. The folder `server`, with which the server
 * draws pages, is never sent.
 */
export async function compressAssets(/** @type {string} */ folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(join(folder, 'server') + sep))
  const work = async () => {
    for (let file = files.pop(); file; file = files.pop()) await compressFile(file)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}

async function compressFile(/** @type {string} */ file) {
  const content = await readFile(file)
  if (content.length < SMALLEST_BYTES) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  const [br, gz] = await Promise.all([toBrotli(content, { params }), toGzip(content, { level: 9 })])
  if (br.length < content.length) await putWhole(`${file}.br`, br)
  if (gz.length < content.length) await putWhole(`${file}.gz`, gz)
}

/** A server that already serves the folder must not send half a file. */
async function putWhole(/** @type {string} */ file, /** @type {Buffer} */ content) {
  await writeFile(`${file}.part`, content)
  await rename(`${file}.part`, file)
}
