import { writeFile } from 'node:fs/promises'
import { inRepository } from '../build/repository.mjs'

/** Stores a screenshot for the documents and prints its size. */
export async function writeImage(name: string, image: Buffer): Promise<void> {
  await writeFile(inRepository('docs', 'images', `${name}.png`), image)
  process.stdout.write(`docs/images/${name}.png ${Math.round(image.length / 1024)} kB\n`)
}
