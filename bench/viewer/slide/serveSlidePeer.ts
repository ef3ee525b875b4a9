import { fileURLToPath } from 'node:url'
import { listening, pathOf, sendFile } from '../serveFiles.ts'

const PEERS = fileURLToPath(new URL('../peers', import.meta.url))

/**
 * The paths at which its parts find each other. It isn't bundled, because its workers are found at these addresses
 * only.
 */
const FOLDERS: readonly (readonly [prefix: string, folder: string])[] = [
  ['/openseadragon/', `${PEERS}/node_modules/openseadragon/build/openseadragon/`],
  ['/geotiff-tilesource/', `${PEERS}/node_modules/geotiff-tilesource/dist/`],
  ['/assets/', `${PEERS}/node_modules/geotiff-tilesource/dist/assets/`],
]

/** Serves the page of the other slide viewer. */
export async function serveSlidePeer() {
  const { server, url } = await listening((request, response) => {
    const path = pathOf(request)
    const [prefix, folder] = FOLDERS.find(([prefix]) => path.startsWith(prefix)) ?? ['/', `${PEERS}/pages/`]
    return sendFile(response, folder, path.slice(prefix.length))
  })
  return {
    url: `${url}/slide.html`,
    async stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
