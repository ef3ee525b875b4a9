import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageFiles, Prerenderer } from './Prerenderer.ts'
import type { Drawing } from './siteDocuments.ts'

/** The folder of the built site that only the server uses. */
export const SERVER_FOLDER = 'server/'

/** The bundle is a script, which may import nothing by itself; the program that runs it gives it this. */
declare const importModule: ((url: string) => Promise<Prerenderer>) | undefined

const load = (url: string): Promise<Prerenderer> =>
  typeof importModule === 'undefined' ? import(url) : importModule(url)

/** Returns null if the site was built without it. */
export async function loadPrerenderer(webRoot: string): Promise<Drawing | null> {
  const file = path.join(webRoot, SERVER_FOLDER, 'prerender.js')
  if (!existsSync(file)) return null
  const prerenderer = await load(pathToFileURL(file).href)
  const files: PageFiles = JSON.parse(
    await readFile(path.join(webRoot, SERVER_FOLDER, 'pageFiles.json'), 'utf8'),
  )
  return { prerenderer, files }
}
