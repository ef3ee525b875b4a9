import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** Creates a slide of 20,000 × 20,000 pixels in JPEG tiles with 8 levels by libvips, once. */
export const makeLargeSlide = (folder: string, size = 20_000): string => {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `slide-${size}.tif`)
  if (existsSync(path)) return path
  const vips = (...args: string[]) => execFileSync('vips', args, { cwd: folder, stdio: 'pipe' })
  // Noise at two scales in the colors of a stained slide is neither flat nor incompressible.
  vips('worley', 'cells.v', `${size}`, `${size}`, '--cell-size', '96', '--seed', '7')
  vips('cast', 'cells.v', 'gray.v', 'uchar')
  vips('bandjoin', 'gray.v gray.v gray.v', 'color.v')
  vips('linear', 'color.v', 'stained.v', '0.7 1.4 0.9', '90 10 70', '--uchar')
  vips('copy', 'stained.v', 'srgb.v', '--interpretation', 'srgb')
  const options =
    'tile,pyramid,compression=jpeg,Q=80,tile-width=256,tile-height=256,bigtiff,xres=4000,yres=4000'
  vips('tiffsave', 'srgb.v', path, ...options.split(',').map((option) => `--${option}`))
  for (const name of ['cells', 'gray', 'color', 'stained', 'srgb'])
    execFileSync('rm', ['-f', join(folder, `${name}.v`)])
  return path
}
