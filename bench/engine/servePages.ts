import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { siteTreeshake } from '../../tools/build/buildWeb.mjs'
import { loadRolldown } from '../../tools/build/loadVite.mjs'
import { inRepository } from '../../tools/build/repository.mjs'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const LHC = 'node_modules/lforms/dist/lforms'

/** The files that a page loads before its own script, according to its documentation. */
export interface PagePlan {
  entry: string
  styles?: readonly string[]
  scripts?: readonly string[]
}

export const PAGES = {
  ours: { entry: 'pages/ours.jsx' },
  lhcForms: {
    entry: 'peers/pages/lhcForms.js',
    styles: [`${LHC}/webcomponent/styles.css`],
    scripts: [
      `${LHC}/webcomponent/assets/lib/zone.min.js`,
      `${LHC}/webcomponent/lhc-forms.js`,
      `${LHC}/fhir/R4/lformsFHIR.min.js`,
    ],
  },
  surveyJs: { entry: 'peers/pages/surveyJs.jsx' },
  rjsf: { entry: 'peers/pages/rjsf.jsx' },
} as const satisfies Record<string, PagePlan>

export type PageName = keyof typeof PAGES

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
}

/** Bundles the pages as for a release, and serves them. */
export async function servePages(names: readonly PageName[]) {
  const files = new Map<string, Buffer>()
  for (const name of names)
    for (const [path, content] of await makePage(name, PAGES[name])) files.set(path, content)
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const content = files.get(path)
    response.writeHead(content ? 200 : 404, {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
    })
    response.end(content)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    urlOf: (name: PageName) => `http://127.0.0.1:${port}/${name}.html`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

async function makePage(name: PageName, { entry, styles = [], scripts = [] }: PagePlan) {
  const outputFiles = await (name === 'ours' ? bundleOurs : bundlePeer)(
    `import './${entry}'\nimport './pages/measure.js'`,
  )
  const files = new Map<string, Buffer>()
  const ownStyles = name === 'ours' ? [await productStyle()] : styles.map((path) => here(`peers/${path}`))
  const links: string[] = []
  for (const [at, path] of ownStyles.entries()) {
    files.set(`/${name}-${at}.css`, await readFile(path))
    links.push(`<link rel="stylesheet" href="/${name}-${at}.css">`)
  }
  for (const { path, contents } of outputFiles) {
    files.set(`/${name}${extname(path)}`, Buffer.from(contents))
    if (extname(path) === '.css') links.push(`<link rel="stylesheet" href="/${name}.css">`)
  }
  const tags: string[] = []
  for (const [at, path] of scripts.entries()) {
    files.set(`/${name}-${at}.js`, await readFile(here(`peers/${path}`)))
    tags.push(`<script src="/${name}-${at}.js"></script>`)
  }
  const html = `<!doctype html><html lang="en" data-theme="dark"><head><meta charset="utf-8">${links.join('')}</head><body><div id="root"></div>${tags.join('')}<script src="/${name}.js"></script></body></html>`
  files.set(`/${name}.html`, Buffer.from(html))
  return files
}

interface Bundled {
  path: string
  contents: Uint8Array
}

async function bundlePeer(contents: string): Promise<Bundled[]> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: here('.'), loader: 'js' },
    bundle: true,
    minify: true,
    write: false,
    outdir: '/',
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.woff2': 'empty', '.png': 'empty', '.svg': 'empty' },
    logLevel: 'error',
  })
  return outputFiles
}

const ENTRY = here('ours-entry.js')

/**
 * Uses the site's bundler, because the other one keeps parts of zod that the product leaves out, for example its
 * languages.
 */
async function bundleOurs(contents: string): Promise<Bundled[]> {
  const { rolldown } = await loadRolldown()
  const bundle = await rolldown({
    input: ENTRY,
    logLevel: 'silent',
    treeshake: await siteTreeshake(),
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? contents : null),
      },
    ],
    transform: { define: { 'process.env.NODE_ENV': '"production"' }, target: 'es2022' },
  })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  await bundle.close()
  return output.flatMap((file) =>
    file.type === 'chunk' ? [{ path: '/ours.js', contents: Buffer.from(file.code) }] : [],
  )
}

/** Reads the style sheet that the product ships, so that our form is rendered as its users see it. */
async function productStyle(): Promise<string> {
  const manifest = await readFile(inRepository('dist', 'web', '.vite', 'manifest.json'), 'utf8')
  const chunks = JSON.parse(manifest) as Record<string, { isEntry?: boolean; css?: string[] }>
  const style = Object.values(chunks).find(({ isEntry }) => isEntry)?.css?.[0]
  if (!style) throw new Error('The built product has no style sheet.')
  return inRepository('dist', 'web', style)
}
