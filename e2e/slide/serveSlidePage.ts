import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { inRepository } from '../../tools/build/repository.mjs'

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' }

/** The policy is as strict about styles and markup as that of the product's own pages. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "require-trusted-types-for 'script'",
].join('; ')

const STYLE = `body { margin: 0 }
#slide { position: relative; width: 1200px; height: 760px }
#slide .half { position: absolute; width: 600px; height: 760px }
#slide .half + .half { left: 600px }`

const HTML = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>slide</title>
<link rel="stylesheet" href="/style.css"></head><body><input id="files" type="file" multiple>
<div id="slide"></div><script type="module" src="/slidePage.js"></script></body></html>`

/** Resolves worker addresses like the product's bundler; nothing is ever loaded from them here. */
const addresses: Plugin = {
  name: 'addresses',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /[?&]url$/ }, ({ path }) => ({ path, namespace: 'address' }))
    onLoad({ filter: /./, namespace: 'address' }, () => ({ contents: "export default ''" }))
  },
}

/** Serves a page with a slide, bundled as for a release. */
export async function serveSlidePage() {
  const { outputFiles } = await build({
    entryPoints: [inRepository('e2e', 'slide', 'slidePage.ts')],
    // Only the code for slides is bundled, without the rest of the viewer.
    alias: { '@pandok/viewer': inRepository('packages', 'viewer', 'src', 'slide', 'index.ts') },
    // These slides don't need the decoders, which would be loaded on demand.
    external: ['@cornerstonejs/*'],
    plugins: [addresses],
    bundle: true,
    minify: true,
    splitting: true,
    write: false,
    outdir: '/',
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
  })
  const files = new Map<string, Uint8Array | string>([
    ['/', HTML],
    ['/style.css', STYLE],
    ...outputFiles.map(({ path, contents }) => [path, contents] as const),
  ])
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const content = files.get(path)
    response.writeHead(content ? 200 : 404, {
      'content-type': TYPES[extname(path)] ?? 'text/html',
      'content-security-policy': POLICY,
    })
    response.end(content)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
